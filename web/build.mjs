// `node build.mjs` writes the page to dist/app; `node build.mjs test` bundles every test into dist/test for node's runner.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { build } from "esbuild";
import { sprite } from "./tools/sprite.mjs";
import { shortened } from "./tools/texts.mjs";

/** The drawings and the list of colours belong to the Python package, which draws with them too. */
const LOOK = "../src/spellboard/look";
const jsx = { jsx: "automatic", jsxImportSource: "preact" };

async function tests() {
  rmSync("dist/test", { recursive: true, force: true });
  await build({
    entryPoints: readdirSync("test").filter((name) => /\.test\.tsx?$/.test(name)).map((name) => `test/${name}`),
    outdir: "dist/test",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "inline",
    define: { __FILES__: "{}", __SPRITE__: '""' },
    ...jsx,
  });
}

/** A file whose name holds a hash of what is in it, so that browsers may keep it for ever. */
function kept(name, content) {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const [stem, ...ends] = name.split(".");
  const path = `/assets/${stem}-${hash}.${ends.join(".")}`;
  writeFileSync(`dist/app${path}`, content);
  return path;
}

async function app() {
  rmSync("dist/app", { recursive: true, force: true });
  mkdirSync("dist/app/assets", { recursive: true });
  const files = {};
  for (const language of ["en", "de", "nl", "fr"]) {
    for (const file of readdirSync(`src/text/${language}`)) {
      const part = basename(file, ".ftl");
      files[`text/${language}/${part}`] = kept(`${part}.${language}.ftl`, shortened(readFileSync(`src/text/${language}/${file}`, "utf-8")));
    }
  }
  const pieces = readdirSync(`${LOOK}/pieces`).map((file) => [basename(file, ".svg"), readFileSync(`${LOOK}/pieces/${file}`, "utf-8")]);
  const everywhere = ([name]) => /^(ui-|sign-|logo$|star$)/.test(name);

  // The stylesheets of the small pages stand in look.css; each large page brings its own.
  const large = readdirSync("src/pages").filter((name) => existsSync(`src/pages/${name}/${name}.css`) && !readFileSync("src/look/look.css", "utf-8").includes(`/${name}.css`));
  for (const page of large) {
    const made = await build({ entryPoints: [`src/pages/${page}/${page}.css`], bundle: true, minify: true, write: false });
    files[`css/${page}`] = kept(`${page}.css`, made.outputFiles[0].contents);
  }
  for (const game of readdirSync("src/boards").filter((name) => existsSync(`src/boards/${name}/board.tsx`))) {
    files[`board/${game}`] = game;
    if (!existsSync(`src/boards/${game}/${game}.css`)) continue;
    const made = await build({ entryPoints: [`src/boards/${game}/${game}.css`], bundle: true, minify: true, write: false });
    files[`css/board-${game}`] = kept(`board-${game}.css`, made.outputFiles[0].contents);
  }
  const fonts = readdirSync("src/look/fonts").filter((name) => name.endsWith(".woff2"));
  const result = await build({
    entryPoints: { app: "src/main.tsx", look: "src/look/look.css" },
    outdir: "dist/app/assets",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: ["chrome123", "firefox120", "safari17.5"],
    loader: { ".woff2": "file" },
    publicPath: "/assets",
    metafile: true,
    sourcemap: false,
    legalComments: "none",
    define: { __FILES__: JSON.stringify(files), __SPRITE__: JSON.stringify(sprite(pieces.filter(everywhere))) },
    ...jsx,
  });
  const made = Object.entries(result.metafile.outputs);
  const entry = (source) => "/" + made.find(([, output]) => output.entryPoint === source)[0].replace("dist/app/", "");
  const font = (name) => "/" + made.find(([path]) => path.includes(name.replace(".woff2", "")))[0].replace("dist/app/", "");
  const script = entry("src/main.tsx");
  const chunks = made.find(([path]) => `/${path}` === `/dist/app${script}`)[1].imports.filter((one) => one.kind === "import-statement");
  const head = [
    `<link rel="stylesheet" href="${entry("src/look/look.css")}">`,
    ...fonts.filter((name) => /600|500/.test(name)).map((name) => `<link rel="preload" href="${font(name)}" as="font" type="font/woff2" crossorigin>`),
    ...chunks.map((one) => `<link rel="modulepreload" href="/${one.path.replace("dist/app/", "")}">`),
    `<script type="module" src="${script}"></script>`,
  ].join("\n");
  writeFileSync("dist/app/index.html", readFileSync("src/index.html", "utf-8").replace("<!-- built -->", head));
  cpSync("src/look/public", "dist/app", { recursive: true });
}

await (process.argv[2] === "test" ? tests() : app());
