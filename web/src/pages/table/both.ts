// The table and its screen share nearly all of their code: one file for both is fetched faster than many small ones.

export { default as ScreenPage } from "../screen/screen.tsx";
export { default as TablePage } from "./table.tsx";
