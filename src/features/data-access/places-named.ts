import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { phraseLetters } from '../../domain/search/name-letters.ts';
import { type GazetteerDataset, withPlaces } from '../../domain/site/datasets-on-demand.ts';
import { gazetteerPartQuery, gazetteerQuery } from './queries.ts';

/** The gazetteer with all places that the words of a text can name, from the files of its letters too. */
export async function placesNamed(
  client: QueryClient,
  text: string,
  isPlain: (word: string) => boolean = () => false,
): Promise<GazetteerDataset> {
  const gazetteer = await client.ensureQueryData(gazetteerQuery());
  if (gazetteer.cut !== true) return gazetteer;
  const letters = phraseLetters(text, isPlain);
  const places = await Promise.all(
    letters.map((letter) => client.ensureQueryData(gazetteerPartQuery(letter))),
  );
  return withPlaces(gazetteer, places);
}

export const placesNamedQuery = (text: string) =>
  queryOptions({
    queryKey: ['places-named', text],
    queryFn: ({ client }) => placesNamed(client, text),
  });
