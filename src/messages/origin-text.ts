import type { NamedOrigin } from '../domain/places/named-origin.ts';
import * as originsMessages from './generated/origins.ts';

/** The name of a point that distances are measured from, in the words of one area of the catalogue. */
export function nameOrigin({ kind, name }: NamedOrigin, words: typeof originsMessages): string {
  switch (kind) {
    case 'center':
      return words.center({ city: name });
    case 'zip':
      return words.zip({ zip: name });
    case 'zip-listings':
      return words.zipListings({ zip: name });
    default:
      return name;
  }
}

/** The name of an origin as in "lines from …". */
export const originText = (origin: NamedOrigin): string => nameOrigin(origin, originsMessages);
