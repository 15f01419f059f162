import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LatLng } from '../../domain/places/geo.ts';
import type { GazetteerDataset } from '../../domain/site/datasets-on-demand.ts';
import * as searchBoxMessages from '../../messages/generated/searchBox.ts';
import { gazetteerQuery } from '../data-access/queries.ts';
import { phraseReaderOf } from '../data-access/read-phrase.ts';
import { nameHitsQuery } from './find-names.ts';
import { placeSearch } from './name-search.ts';
import { type Suggestion, type SuggestionSources, suggest, wantedNames } from './suggestions.ts';

function sourcesOf(gazetteer: GazetteerDataset): SuggestionSources {
  const { cities, brands } = gazetteer;
  return { read: phraseReaderOf(gazetteer), brands, places: placeSearch(cities) };
}

interface Asked {
  readonly text: string;
  readonly given: string;
  readonly near: LatLng | undefined;
}

interface Suggestions {
  readonly items: readonly Suggestion[];
  readonly note: string | undefined;
}

/** Returns suggestions for a text, and a note for the visitor if some or all are missing. */
export function useSuggestions({ text, given, near }: Asked): Suggestions {
  const { data: sources, isError: failed } = useQuery({ ...gazetteerQuery(), select: sourcesOf });
  const here = useMemo(() => {
    const place = given === '' ? undefined : sources?.read(given).place;
    return place?.kind === 'city' ? { lat: place.city.lat, lng: place.city.lng } : near;
  }, [sources, given, near]);
  const wanted = useMemo(
    () => (sources === undefined || text.trim() === '' ? undefined : wantedNames(sources.read(text), here)),
    [sources, text, here],
  );
  // While a longer name is searched in the same place, the pharmacies of the shorter one stay.
  const found = nameHitsQuery(wanted?.name ?? '', wanted?.options ?? { count: 0 });
  const names = useQuery({
    ...found,
    enabled: wanted !== undefined,
    placeholderData: (before, query) => {
      const [, name = '', options] = query?.queryKey ?? [];
      return options === found.queryKey[2] && wanted?.name.startsWith(name) ? before : undefined;
    },
  });
  const hits = wanted === undefined ? undefined : names.data?.hits;
  const items = useMemo(
    () => (sources === undefined || text.trim() === '' ? [] : suggest(text, sources, hits ?? [])),
    [sources, text, hits],
  );
  return { items, note: noteOf() };

  function noteOf(): string | undefined {
    if (failed) return searchBoxMessages.failed;
    if (wanted !== undefined && names.isError) return searchBoxMessages.partly;
    if (wanted !== undefined && names.isFetching) return searchBoxMessages.looking;
    return sources === undefined || items.length > 0 ? undefined : searchBoxMessages.none;
  }
}
