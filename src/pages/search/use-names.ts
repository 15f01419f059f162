import { queryOptions } from '@tanstack/react-query';
import type { LatLng } from '../../domain/places/geo.ts';
import type { StateCode } from '../../domain/places/us-state.ts';
import { nameMeant } from '../../domain/search/phrase/name-meant.ts';
import { usePageData } from '../../features/data-access/page-data.ts';
import type { RoutePhrase } from '../../features/data-access/read-phrase.ts';
import {
  type NamesFound,
  nameHitsKey,
  nameHitsQuery,
  numberHitsQuery,
} from '../../features/directory-search/find-names.ts';

/** Pharmacies found by words of a search. */
export interface MeantHits extends NamesFound {
  /** The words that they were found by. */
  readonly name: string;
  readonly unused: readonly string[];
}

interface NamesWanted {
  readonly name: string;
  readonly state?: StateCode | undefined;
  /** Whether names must begin with the words as they stand. */
  readonly called?: boolean | undefined;
  /** Ten digits, eleven with the country's 1: then the number alone counts. */
  readonly phone?: string | undefined;
  /** Where distances count from; then the nearest come first, else the best fit. */
  readonly point?: LatLng | undefined;
}

/** More than anyone reads; the nearest are picked from so many. */
const mostHits = 2000;
/** Digits of a number with its area code. */
export const wholeNumber = 10;

const nothing = queryOptions({
  queryKey: [nameHitsKey, ''],
  queryFn: (): NamesFound => ({ hits: [], complete: true, failed: false }),
});

/** Finds pharmacies by name or telephone number. */
export function useNames({ name, state, called, phone, point: near }: NamesWanted): NamesFound {
  const options = { count: mostHits, state, called, whole: true, near, nearestOnly: near !== undefined };
  const byName = name === '' ? nothing : nameHitsQuery(name, options);
  return usePageData(phone === undefined ? byName : numberHitsQuery(phone.slice(-wholeNumber)));
}

/** Finds pharmacies by a phrase: by words that also mean something else, else by name, else by chain. */
export function useNamesMeant(
  { name, called = '', chain, unused }: RoutePhrase,
  where: Omit<NamesWanted, 'name' | 'called'>,
): MeantHits {
  const whole = useNames({ ...where, name: called, called: true });
  const read = useNames({ ...where, name });
  const own = chain?.others === '' ? withoutLikeness(read) : read;
  const isNamed = own.hits.length > 0;
  const ofChain = withoutLikeness(useNames({ ...where, name: isNamed ? '' : (chain?.name ?? '') }));
  if (whole.hits.length > 0) return { ...whole, name: called, unused };
  const { isChain, ...meant } = nameMeant({ name, chain, unused }, isNamed, ofChain.hits.length > 0);
  return { ...(isChain ? ofChain : own), ...meant };
}

/** A chain that is known has no store that is only called like it: no `Market Pharmacy` is a Target. */
const withoutLikeness = (found: NamesFound): NamesFound =>
  found.hits.some(({ rank: [fit] }) => fit < 2) ? found : { ...found, hits: [] };
