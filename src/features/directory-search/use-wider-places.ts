import { useEffect, useRef, useState } from 'react';
import { type NameWords, namedWords } from '../../domain/search/name-index.ts';
import {
  type CountryDataset,
  type GazetteerDataset,
  type GazetteerPartDataset,
  type WordsDataset,
  withPlaces,
} from '../../domain/site/datasets-on-demand.ts';
import { type CityIndexes, cityIndexes, countryIndex } from './search-indexes.ts';

/** What is asked for once a phrase names what the gazetteer has not. */
export interface WiderSources {
  readonly country: () => Promise<CountryDataset>;
  /** The smaller places and the words of names that stand under a letter, of a large site. */
  readonly places: (letter: string) => Promise<GazetteerPartDataset>;
  readonly words: (letter: string) => Promise<WordsDataset>;
}

interface Loading {
  readonly gazetteer: GazetteerDataset;
  /** Whether the names are cut into regions. */
  readonly regions: boolean;
  /** The letters that the words of the phrase stand under, where anything stands under letters. */
  readonly letters: string;
}

interface Wanted extends Omit<Loading, 'gazetteer'> {
  readonly gazetteer: GazetteerDataset | undefined;
  /** Whether the phrase names what the gazetteer has not. */
  readonly unsure: boolean;
  readonly text: string;
}

interface Loaded {
  /** Those of the gazetteer's indexes that have more now. */
  readonly indexes?: Partial<CityIndexes>;
  /** Words of names, where those are cut into regions. */
  readonly nameWords?: NameWords | undefined;
  readonly letters: string;
  readonly loaded: boolean;
  /** The text for which something could not be had. */
  readonly failedFor?: string;
}

interface Wider extends Loaded {
  readonly failed?: boolean;
}

const nothing: Loaded = { letters: '', loaded: false };

/**
 * The rest of the country and, of a large site, the places and words that a phrase's letters ask for, once a phrase is not all understood. What could
 * not be had is asked for again when the text changes.
 */
export function useWiderPlaces(
  sources: WiderSources,
  { gazetteer, regions, letters, unsure, text }: Wanted,
): Wider & { readonly looking: boolean } {
  const [wider, setWider] = useState<Wider>(nothing);
  const isKnown = wider.loaded && [...letters].every((letter) => wider.letters.includes(letter));
  const asked = unsure && !isKnown ? text : undefined;
  const before = useRef(wider);
  useEffect(() => {
    before.current = wider;
  }, [wider]);
  useEffect(() => {
    if (asked === undefined || gazetteer === undefined) return;
    let current = true;
    const all = [...new Set([...before.current.letters, ...letters])].toSorted().join('');
    loadWider(sources, { gazetteer, regions, letters: all }).then(
      (loaded) => current && setWider(loaded),
      () => current && setWider({ ...before.current, failedFor: asked }),
    );
    return () => {
      current = false;
    };
  }, [sources, gazetteer, regions, letters, asked]);
  const failed = asked !== undefined && wider.failedFor === asked;
  return { ...wider, failed, looking: asked !== undefined && !failed };
}

/** Loads what stands under letters, and indexes it with what the gazetteer has. */
async function loadWider(
  { country, places, words }: WiderSources,
  { gazetteer, regions, letters }: Loading,
): Promise<Loaded> {
  const [unlisted, ofPlaces, ofNames] = await Promise.all([
    country(),
    gazetteer.cut === true ? Promise.all([...letters].map(places)) : [],
    regions ? Promise.all([...letters].map(words)) : [],
  ]);
  const all = withPlaces(gazetteer, ofPlaces);
  const listed = all === gazetteer ? undefined : await cityIndexes(all);
  return {
    indexes: { ...listed, ...(await countryIndex(all, unlisted)) },
    nameWords: regions ? namedWords(ofNames) : undefined,
    letters,
    loaded: true,
  };
}
