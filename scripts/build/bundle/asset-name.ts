/**
 * The pattern of a published file's name, by those that modules import it by. A module that a library calls `.mjs` is a `.js`: nginx, as
 * systems pack it, and other hosts know no type for the first, and a browser runs no module without a script's type.
 */
export const assetName = ({ names }: { readonly names: readonly string[] }): string =>
  `assets/[name]-[hash]${names.some((name) => name.endsWith('.mjs')) ? '.js' : '[extname]'}`;
