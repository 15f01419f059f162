import { groupedNumber } from '../../src/domain/text/grouped-number.ts';
import { onLists } from '../lists/list-directory.ts';
import type { EditedTowns } from './edit-towns.ts';

/** What an edit of towns did, in lines for the editor of these lists. */
export const editLines = (
  done: string,
  { files, moved, gone }: EditedTowns,
  lists: string,
): readonly string[] => [
  `${done}: wrote ${files.join(', ')}.`,
  onLists(
    lists,
    `Published addresses without a page: ${groupedNumber(moved)} lead elsewhere (301), ${groupedNumber(gone)} are gone (410). "npm run lists -- addresses list" prints them.`,
  ),
];
