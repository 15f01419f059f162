import type { QueryClient } from '@tanstack/react-query';
import { type NameWords, namedWords, nameWords } from '../../domain/search/name-index.ts';
import { phraseLetters } from '../../domain/search/name-letters.ts';
import { meaningIndex } from '../../domain/search/phrase/meaning-index.ts';
import { placeIndex } from '../../domain/search/phrase/place-index.ts';
import { askedAt } from '../../domain/search/phrase/read-wishes.ts';
import { indexedReader } from '../../domain/search/search-phrase.ts';
import { mayNameSmaller } from '../../domain/search/smaller-places.ts';
import { type GazetteerDataset, widerGazetteer } from '../../domain/site/datasets-on-demand.ts';
import { searchWords } from '../../vocabulary/search-lexicon.ts';
import { placesNamed } from './places-named.ts';
import { countryQuery, namesQuery, wordsQuery } from './queries.ts';
import { type ReadPhrase, wholePlace } from './whole-place.ts';

/** Reads a phrase with the listed places; with all places and names where those leave it unsure. */
export async function readPhrase(
  client: QueryClient,
  text: string,
  gazetteer: GazetteerDataset,
): Promise<ReadPhrase> {
  const meanings = meaningIndex(searchWords, gazetteer.brands);
  const places = placeIndex(gazetteer.cities, searchWords, undefined);
  const hour = new Date().getHours();
  const { unsure, ...phrase } = askedAt(indexedReader({ places, meanings })(text), hour);
  const isPlain = (word: string): boolean => meanings.words.has(word) || places.stateOf.has(word);
  const { stateOf } = places;
  const isOpen = gazetteer.cut === true && mayNameSmaller(text, phrase.place, { isPlain, stateOf });
  if (!unsure && !isOpen) return phrase;
  const [all, country, nameWords] = await Promise.all([
    placesNamed(client, text, isPlain),
    client.ensureQueryData(countryQuery()),
    nameWordsOf(client, phraseLetters(text, isPlain)),
  ]);
  const whole = all === gazetteer ? undefined : wholePlace(text, all);
  if (whole !== undefined) return whole;
  const wider = placeIndex(all.cities, searchWords, widerGazetteer(country));
  return askedAt(indexedReader({ places: wider, meanings, nameWords })(text), hour);
}

/** The words of all names; of a large site, those that stand under some letters. */
async function nameWordsOf(client: QueryClient, letters: readonly string[]): Promise<NameWords> {
  const names = await client.ensureQueryData(namesQuery());
  if (names.regions === undefined) return nameWords(names);
  const words = await Promise.all(letters.map((letter) => client.ensureQueryData(wordsQuery(letter))));
  return namedWords(words);
}
