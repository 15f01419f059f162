import { resolve } from 'node:path';

/** The folder of the lists that the site is built of, unless another is named. */
export const listDirectory = 'src/data';

/** Makes the commands in a text, each in quotes, name a folder of lists that is not the usual one. */
export function onLists(folder: string, text: string): string {
  if (resolve(folder) === resolve(listDirectory)) return text;
  return text.replace(/(["'])(npm run (?:(?!\1).)*)\1/g, (_, quote: string, call: string) => {
    const command = call.includes(' -- ') ? call : `${call} --`;
    return `${quote}${command} --lists ${asShellReads(folder, quote)}${quote}`;
  });
}

/** Writes a folder for a shell, in a command that stands in `quote`: in the other quotes if it needs any. */
const asShellReads = (folder: string, quote: string): string => {
  if (/^[\w./~:\\-]+$/.test(folder)) return folder;
  return quote === '"'
    ? `'${folder.replaceAll("'", String.raw`'\''`)}'`
    : `"${folder.replace(/["\\$`]/g, String.raw`\$&`)}"`;
};
