import { resolve } from 'node:path';

/** Default folder of the CSV lists that editors change. */
export const listDirectory = 'src/data';

/** Adds `--lists FOLDER` to the quoted `npm run` commands in a text. The default folder adds nothing. */
export function withListsOption(folder: string, text: string): string {
  if (resolve(folder) === resolve(listDirectory)) return text;
  return text.replace(/(["'])(npm run (?:(?!\1).)*)\1/g, (_, quote: string, call: string) => {
    const command = call.includes(' -- ') ? call : `${call} --`;
    return `${quote}${command} --lists ${quotedForShell(folder, quote)}${quote}`;
  });
}

const quotedForShell = (folder: string, outerQuote: string): string => {
  if (/^[\w./~:\\-]+$/.test(folder)) return folder;
  return outerQuote === '"'
    ? `'${folder.replaceAll("'", String.raw`'\''`)}'`
    : `"${folder.replace(/["\\$`]/g, String.raw`\$&`)}"`;
};
