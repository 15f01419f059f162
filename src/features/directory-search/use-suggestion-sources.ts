import { useEffect, useMemo, useState } from 'react';
import type { LatLng } from '../../domain/places/geo.ts';
import { phraseLetters } from '../../domain/search/name-letters.ts';
import { askedAt } from '../../domain/search/phrase/read-wishes.ts';
import { indexedReader } from '../../domain/search/search-phrase.ts';
import { mayNameSmaller } from '../../domain/search/smaller-places.ts';
import type { GazetteerDataset, NamesDataset } from '../../domain/site/datasets-on-demand.ts';
import type { NameSources } from './find-names.ts';
import { type CityIndexes, cityIndexes, type NameIndexes, nameIndexes } from './search-indexes.ts';
import { type SuggestionSources, wantedNames } from './suggestions.ts';
import { useRegionNames, useWiderPlaces, type WiderSources } from './use-search-pieces.ts';

/** Where the search box gets what it searches. */
export interface SearchSources extends NameSources, WiderSources {
  readonly gazetteer: () => Promise<GazetteerDataset>;
}

/**
 * How far the sources are: `waiting` for the first, `looking` for more of a large site, `ready` when all is there that the words ask for; `failed` where there
 * is none, `partly` where some could not be had, which the next letter asks for again.
 */
export type SourcesState = 'waiting' | 'looking' | 'ready' | 'partly' | 'failed';

interface Asked {
  readonly text: string;
  /** The text that the box had, which may name the page's place. */
  readonly given: string;
  /** Where the visitor is. */
  readonly near: LatLng | undefined;
}

/**
 * The cities first, which are small and mostly there already; then the names; the rest of the country once a phrase is not all understood. Of a
 * large site only what the words ask for. A failure of names or country leaves the cities.
 */
export function useSuggestionSources(
  sources: SearchSources,
  { text, given, near }: Asked,
): { readonly known: SuggestionSources | undefined; readonly state: SourcesState } {
  const first = useFirstSources(sources);
  const { gazetteer, names } = first;
  const read = useMemo(
    () => gazetteer && indexedReader({ ...gazetteer.indexes, nameWords: names?.indexes?.nameWords }),
    [gazetteer, names],
  );
  const isCut = gazetteer?.dataset.cut === true || names?.dataset.regions !== undefined;
  const phrase = useMemo(() => read?.(text), [read, text]);
  const letters = useMemo(
    () => (gazetteer && isCut ? phraseLetters(text, knownWords(gazetteer.indexes).isPlain).join('') : ''),
    [gazetteer, isCut, text],
  );
  const isOpen =
    phrase?.unsure === true ||
    (gazetteer?.dataset.cut === true && mayNameSmaller(text, phrase?.place, knownWords(gazetteer.indexes)));
  const wider = useWiderPlaces(sources, {
    gazetteer: gazetteer?.dataset,
    regions: names?.dataset.regions !== undefined,
    letters,
    text,
    unsure: isOpen && text.length >= (isCut ? leastUnsureOfMany : leastUnsure),
  });
  const { indexes: more, nameWords: moreWords } = wider;
  const here = useMemo(() => {
    const place = given === '' ? undefined : read?.(given).place;
    return place?.kind === 'city' ? { lat: place.city.lat, lng: place.city.lng } : near;
  }, [read, given, near]);
  const known = useMemo((): Omit<SuggestionSources, 'names'> | undefined => {
    if (gazetteer === undefined) return undefined;
    const indexes: CityIndexes = { ...gazetteer.indexes, ...more };
    const nameWords = moreWords ?? names?.indexes?.nameWords;
    const reader = indexedReader({ ...indexes, nameWords });
    return {
      read: (phrase) => askedAt(reader(phrase), new Date().getHours()),
      cities: indexes.cities,
      spots: indexes.spots,
      brands: gazetteer.dataset.brands,
      near: here,
    };
  }, [gazetteer, names, more, moreWords, here]);
  const wanted = useMemo(
    () => (known === undefined ? undefined : wantedNames(known.read(text), here)),
    [known, text, here],
  );
  const ofRegions = useRegionNames(sources, names?.dataset, { text, wanted });
  const search = names?.indexes?.names ?? ofRegions.search;
  return {
    known: useMemo(() => known && { ...known, names: search }, [known, search]),
    state: stateOf(),
  };

  function stateOf(): SourcesState {
    if (first.failed) return 'failed';
    if (known === undefined) return 'waiting';
    if (wider.failed === true || ofRegions.failed || first.namesFailed) return 'partly';
    return names === undefined || wider.looking || ofRegions.looking ? 'looking' : 'ready';
  }
}

/** Shorter words are still being typed. */
const leastUnsure = 5;
/** Where the gazetteer has only the largest places, what is typed may name one of the others. */
const leastUnsureOfMany = 3;

const knownWords = ({ meanings, places: { stateOf } }: CityIndexes) => ({
  isPlain: (word: string): boolean => meanings.words.has(word) || stateOf.has(word),
  stateOf,
});

interface FirstSources {
  readonly gazetteer?: { readonly dataset: GazetteerDataset; readonly indexes: CityIndexes };
  /** With their indexes where all names are in one file. */
  readonly names?: { readonly dataset: NamesDataset; readonly indexes?: NameIndexes };
  readonly failed: boolean;
  readonly namesFailed: boolean;
}

/** What every search begins with. */
function useFirstSources(sources: SearchSources): FirstSources {
  const [found, setFound] = useState<FirstSources>({ failed: false, namesFailed: false });
  useEffect(() => {
    let current = true;
    const add = (more: Partial<FirstSources>): void => {
      if (current) setFound((before) => ({ ...before, ...more }));
    };
    const readCities = async (): Promise<void> => {
      const dataset = await sources.gazetteer();
      add({ gazetteer: { dataset, indexes: await cityIndexes(dataset) } });
    };
    const asked = sources.names().catch(() => undefined);
    const readNames = async (): Promise<void> => {
      const dataset = await asked;
      if (dataset === undefined) add({ namesFailed: true });
      else if (dataset.regions !== undefined) add({ names: { dataset } });
      else add({ names: { dataset, indexes: await nameIndexes(dataset) } });
    };
    readCities()
      .catch(() => add({ failed: true }))
      .then(readNames);
    return () => {
      current = false;
    };
  }, [sources]);
  return found;
}
