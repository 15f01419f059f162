import { resolve } from 'node:path';
import { listDirectory } from './load-lists.ts';

/** A text whose commands, each in double quotes, are to work on the lists of a folder: they name it where it is not the usual one. */
export function onLists(folder: string, text: string): string {
  if (resolve(folder) === resolve(listDirectory)) return text;
  const named = /^[\w./~:\\-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", String.raw`'\''`)}'`;
  return text.replace(/"(npm run [^"]*)"/g, (_, call: string) => {
    const command = call.includes(' -- ') ? call : `${call} --`;
    return `"${command} --lists ${named}"`;
  });
}
