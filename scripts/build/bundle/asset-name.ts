/** What the bundler tells of a file that it publishes as it is: the names that modules import it by. */
interface Asset {
  readonly names: readonly string[];
}

/**
 * The pattern of a published file's name. A module that a library calls `.mjs` is a `.js`: nginx, as systems pack it, and other hosts know no type for the
 * first, and a browser runs no module without a script's type.
 */
export const assetName = ({ names }: Asset): string =>
  `assets/[name]-[hash]${names.some((name) => name.endsWith('.mjs')) ? '.js' : '[extname]'}`;
