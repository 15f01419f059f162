import { resolve } from 'node:path';

/** The default folder of the lists. */
export const listDirectory = 'src/data';

/** Adds `--lists FOLDER` to the quoted commands in a text, unless the folder is the default one. */
export function onLists(folder: string, text: string): string {
  if (resolve(folder) === resolve(listDirectory)) return text;
  return text.replace(/(["'])(npm run (?:(?!\1).)*)\1/g, (_, quote: string, call: string) => {
    const command = call.includes(' -- ') ? call : `${call} --`;
    return `${quote}${command} --lists ${quotedForShell(folder, quote)}${quote}`;
  });
}

/** Quotes a folder for a shell if needed, with the other quotes than the command's own `quote`. */
const quotedForShell = (folder: string, quote: string): string => {
  if (/^[\w./~:\\-]+$/.test(folder)) return folder;
  return quote === '"'
    ? `'${folder.replaceAll("'", String.raw`'\''`)}'`
    : `"${folder.replace(/["\\$`]/g, String.raw`\$&`)}"`;
};
