import { useEffect, useMemo, useState } from 'react';
import { compareRanks } from '../../domain/search/name-regions.ts';
import type { NamesDataset } from '../../domain/site/datasets-on-demand.ts';
import { findNames, type NameSources } from './find-names.ts';
import { type NameSearch, nameSearch } from './name-search.ts';
import type { WantedNames } from './suggestions.ts';

type Searches = ReadonlyMap<string, NameSearch>;

/** Searches the regions that were loaded. */
const searchOf =
  (searches: Searches): NameSearch =>
  (text, options) =>
    [...searches.values()]
      .flatMap((search) => search(text, options))
      .sort((a, b) => compareRanks(a.rank, b.rank))
      .slice(0, options.count);

/**
 * The search by name of a site whose names are cut into regions, over those that were loaded so far; it loads the regions that the wanted words ask for.
 * What could not be had is asked for again when the typed text changes.
 */
export function useRegionNames(
  sources: NameSources,
  names: NamesDataset | undefined,
  { text, wanted }: { readonly text: string; readonly wanted: WantedNames | undefined },
): { readonly search: NameSearch; readonly looking: boolean; readonly failed: boolean } {
  const [loaded, setLoaded] = useState<Searches>(new Map());
  const [answered, setAnswered] = useState<{ readonly key: string; readonly failed: boolean }>();
  const key = names?.regions === undefined || wanted === undefined ? '' : JSON.stringify([text, wanted]);
  // The same words in a new object ask for nothing anew: a file that is on its way, or could not be had, waits for another letter.
  const [asked, setAsked] = useState({ key: '', wanted });
  if (asked.key !== key) setAsked({ key, wanted });
  useEffect(() => {
    const { key, wanted } = asked;
    if (key === '' || wanted === undefined) return;
    let current = true;
    const region = async (of: string): Promise<NamesDataset> => {
      const dataset = await sources.region(of);
      const found = await nameSearch(dataset);
      setLoaded((before) => (before.has(of) ? before : new Map(before).set(of, found)));
      return dataset;
    };
    findNames({ ...sources, region }, wanted.name, wanted.options).then(
      ({ failed }) => current && setAnswered({ key, failed }),
      () => current && setAnswered({ key, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [sources, asked]);
  return {
    search: useMemo(() => searchOf(loaded), [loaded]),
    looking: key !== '' && answered?.key !== key,
    failed: key !== '' && answered?.key === key && answered.failed,
  };
}
