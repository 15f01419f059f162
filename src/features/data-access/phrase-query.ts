import { queryOptions } from '@tanstack/react-query';
import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { SearchPhrase } from '../../domain/search/search-phrase.ts';
import type { GazetteerCity } from '../../domain/site/dataset.ts';
import { resolvePlace } from '../../domain/site/resolve-slug.ts';
import { gazetteerQuery } from './queries.ts';
import { type RoutePlace, routePlace } from './route-place.ts';

/** What a visitor's phrase asks for, with its place as this directory knows it. */
export interface RoutePhrase extends Omit<SearchPhrase<GazetteerCity>, 'place'> {
  readonly place: RoutePlace;
  /** The place in words that name it again, without the rest of the phrase; empty for none. */
  readonly placeText: string;
}

/** What a visitor's phrase means. A text that is a place as a whole is that place and nothing else. */
export const phraseQuery = (text: string) =>
  queryOptions({
    queryKey: ['phrase', text],
    queryFn: async ({ client }): Promise<RoutePhrase> => {
      const { cities } = await client.ensureQueryData(gazetteerQuery());
      const whole = resolvePlace(text, cities);
      if (whole.kind !== 'unknown')
        return { place: routePlace(whole), placeText: text, filters: [], open: false, name: '' };
      // Loaded when a search is more than a place.
      const [{ phraseReader }, { searchWords }] = await Promise.all([
        import('../../domain/search/search-phrase.ts'),
        import('../../vocabulary/search-lexicon.ts'),
      ]);
      const { place, ...intents } = phraseReader(cities, searchWords)(text);
      if (place === undefined) return { ...intents, place: { kind: 'unknown', text }, placeText: '' };
      const placeText =
        place.kind === 'state' ? usState(place.state).name : (place.zip ?? cityLabel(place.city));
      return {
        ...intents,
        placeText,
        place: place.kind === 'state' ? place : { kind: 'city', city: place.city.slug },
      };
    },
  });
