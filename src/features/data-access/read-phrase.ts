import { queryOptions } from '@tanstack/react-query';
import { namedWords } from '../../domain/search/name-index.ts';
import { askedAt } from '../../domain/search/phrase/read-wishes.ts';
import { type PhraseReader, phraseReader } from '../../domain/search/search-phrase.ts';
import { type GazetteerCity, widerGazetteer } from '../../domain/site/datasets-on-demand.ts';
import { searchWords, type UntoldTopic, untoldTopic } from '../../vocabulary/search-lexicon.ts';
import { gazetteerQuery } from './queries.ts';

/** Makes the reader of phrases. It reads `tonight` by this device’s clock. */
export const phraseReaderQuery = () =>
  queryOptions({
    queryKey: ['phrase-reader'],
    queryFn: async ({ client }): Promise<PhraseReader<GazetteerCity>> => {
      const { cities, brands, named, country } = await client.ensureQueryData(gazetteerQuery());
      const wider = widerGazetteer(country);
      const read = phraseReader({ cities, brands, wider, nameWords: namedWords(named) }, searchWords);
      return (text) => askedAt(read(text), new Date().getHours());
    },
    retry: false,
  });

/** Finds the topics of unused words. A word behind the thing may belong to it: `ozempic shot`. */
export const topicsOf = (unused: readonly string[]): Readonly<Record<string, UntoldTopic>> =>
  Object.fromEntries(
    unused.flatMap((text) => {
      const words = text.split(' ');
      const beginnings = words.map((_, less) => words.slice(0, words.length - less).join(' '));
      const topic = beginnings.flatMap((words) => untoldTopic(words) ?? [])[0];
      return topic === undefined ? [] : [[text, topic]];
    }),
  );
