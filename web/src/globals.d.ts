/** Where each file of words, each picture and each stylesheet lies; filled in by build.mjs. */
declare const __FILES__: Readonly<Record<string, string>>;
/** The drawings that every page needs, as symbols; filled in by build.mjs. */
declare const __SPRITE__: string;

declare module "*.css";
