import type { QueryClient } from '@tanstack/react-query';
import { namesQuery, wordsQuery } from './queries-on-demand.ts';

/** Where the names come from that the search box and its answers look through. */
export const nameSources = (client: QueryClient) => ({
  names: () => client.ensureQueryData(namesQuery()),
  region: (key: string) => client.ensureQueryData(namesQuery(key)),
  words: (letter: string) => client.ensureQueryData(wordsQuery(letter)),
});
