// `node build.mjs test` bundles every test into dist/test, where node's own runner finds it.
import { readdirSync, rmSync } from "node:fs";
import { build } from "esbuild";

if (process.argv[2] !== "test") throw new Error("usage: node build.mjs test");

rmSync("dist/test", { recursive: true, force: true });
await build({
  entryPoints: readdirSync("test").filter((name) => name.endsWith(".test.ts")).map((name) => `test/${name}`),
  outdir: "dist/test",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: "inline",
});
