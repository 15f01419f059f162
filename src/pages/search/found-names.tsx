import { queryOptions, useQuery } from '@tanstack/react-query';
import { ListingRow } from '../../components/listing/listing-rows.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { resultFrom } from '../../domain/list/ranking.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../domain/places/city.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { cellOf, milesToCell } from '../../domain/places/geo-cell.ts';
import type { StateCode } from '../../domain/places/us-state.ts';
import { nameMeant } from '../../domain/search/phrase/name-meant.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { cityPath, pharmacyPath } from '../../domain/site/paths.ts';
import { usePageData } from '../../features/data-access/page-data.ts';
import { tileQuery } from '../../features/data-access/queries.ts';
import type { RoutePhrase } from '../../features/data-access/read-phrase.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import {
  type NamesFound,
  nameHitsQuery,
  numberHitsQuery,
} from '../../features/directory-search/find-names.ts';
import type { NameHit } from '../../features/directory-search/name-search.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import { RetryNote } from '../shared/retry-note.tsx';
import { linksInSentence } from './search-notes.tsx';

const shown = 20;
const likeShown = 3;

function NameMatches({ hits, point }: Pick<FoundNamesProps, 'point'> & Pick<NamesFound, 'hits'>) {
  const { sample } = useSiteFacts();
  const at = useStatus();
  const tiles = tilesOf(hits, point);
  const { data: listings, isError, refetch } = useQuery(listingsQuery(tiles));
  const matches = hits
    .filter(({ tile }) => tiles.includes(tile))
    .map((hit) => {
      const pharmacy = listings?.get(hit.path);
      return { hit, pharmacy, result: pharmacy && point && resultFrom(point, pharmacy) };
    });
  const ordered = matches.toSorted((a, b) => (a.result?.distanceMiles ?? 0) - (b.result?.distanceMiles ?? 0));
  return (
    <>
      {isError && <RetryNote message={answersMessages.listingsMissed} onRetry={refetch} />}
      <ol className="rows">
        {ordered.slice(0, shown).map(({ hit: { path, name, cityLabel }, pharmacy, result }) => (
          <ListingRow
            key={path}
            href={path}
            name={name}
            sample={sample}
            {...(pharmacy !== undefined && { known: { pharmacy, at } })}
            place={pharmacy === undefined ? cityLabel : `${pharmacy.address.street}, ${cityLabel}`}
            distance={result && distanceOf(result)}
            phone={pharmacy?.phone}
          />
        ))}
      </ol>
    </>
  );
}

function tilesOf(hits: readonly NameHit[], point: LatLng | undefined): readonly string[] {
  if (point === undefined) return [...new Set(hits.slice(0, shown).map(({ tile }) => tile))];
  const miles = (tile: string): number => milesToCell(cellOf(tile), point);
  return [...new Set(hits.map(({ tile }) => tile))].sort((a, b) => miles(a) - miles(b)).slice(0, shown);
}

const listingsQuery = (tiles: readonly string[]) =>
  queryOptions({
    queryKey: ['listings-of', ...tiles],
    queryFn: async ({ client }): Promise<ReadonlyMap<string, Pharmacy>> => {
      const loaded = await Promise.all(tiles.map((key) => client.ensureQueryData(tileQuery(key))));
      const listings = loaded.flatMap(({ pharmacies }) => pharmacies);
      return new Map(listings.map((pharmacy) => [pharmacyPath(pharmacy), pharmacy]));
    },
    retry: false,
  });

export interface FoundNamesProps {
  readonly found: NamesFound;
  /** Point that distances count from. */
  readonly point?: LatLng | undefined;
  /** Name of the point: `me` for the visitor, else a place's name. */
  readonly from?: string | undefined;
  /** Filters that were not applied, in words: `24-hour · Flu shots`. Empty if none. */
  readonly unchecked?: string;
}

/** Shows pharmacies found by name, at most 20, under a heading. Nothing if there are none. */
export function FoundNames({ found, point, from, unchecked = '' }: FoundNamesProps) {
  const { hits, complete } = found;
  if (hits.length === 0) return null;
  const notes = [
    from === 'me' && answersMessages.nearestToYou,
    complete && hits.length > shown && answersMessages.firstMatches({ shown, total: hits.length }),
    !complete && answersMessages.moreElsewhere,
  ].filter((sentence) => sentence !== false);
  return (
    <>
      {unchecked !== '' && <p className="tight">{answersMessages.notChecked({ intents: unchecked })}</p>}
      <section aria-labelledby="names-title">
        <h2 id="names-title">
          {from !== undefined && from !== 'me'
            ? answersMessages.nearestNamed({ place: from })
            : complete
              ? answersMessages.matches({ count: hits.length })
              : answersMessages.matchesAndMore({ count: Math.min(shown, hits.length) })}
        </h2>
        {notes.length > 0 && <p className="quiet">{notes.join(' ')}</p>}
        <NameMatches hits={hits} point={point} />
      </section>
    </>
  );
}

type LikeCitiesProps = Readonly<{ cities: readonly GazetteerCity[]; words: string; isFound: boolean }>;

/** Shows links to cities with names like the searched words: `Did you mean …`. Nothing if there are none. */
export function LikeCities({ cities, words, isFound }: LikeCitiesProps) {
  const { data: like = [] } = useQuery({
    queryKey: ['like-cities', words],
    queryFn: async () =>
      (await import('../../features/directory-search/name-search.ts'))
        .placeSearch(cities)(words)
        .cities.slice(0, likeShown),
  });
  if (like.length === 0) return null;
  const paths = new Map(like.map((city) => [cityLabel(city), cityPath(city.slug)]));
  return (
    <p>
      <span>{isFound ? answersMessages.orCity : answersMessages.didYouMean}</span>{' '}
      {linksInSentence([...paths])}
    </p>
  );
}

export interface MeantHits extends NamesFound {
  readonly name: string;
  readonly unused: readonly string[];
}

interface NamesWanted {
  readonly name: string;
  readonly state?: StateCode | undefined;
  readonly called?: boolean | undefined;
  /** Telephone number of ten digits, searched for instead of the name. */
  readonly phone?: string | undefined;
  readonly point?: LatLng | undefined;
}

const mostHits = 2000;

const wholeDigits = 10;

/** Returns a phrase's telephone number in ten digits: `2055550100`. Undefined if the number is shorter. */
export const tenDigitNumber = ({ phone = '' }: Pick<RoutePhrase, 'phone'>): string | undefined =>
  phone.length < wholeDigits ? undefined : phone.slice(-wholeDigits);

export const noNames: NamesFound = { hits: [], complete: true };

const nothing = queryOptions({ queryKey: ['name-hits', ''], queryFn: () => noNames });

/**
 * Returns at most 2000 pharmacies called `name` or similarly, or those with `phone` if set. Suspends until
 * they are found.
 */
export function useNames({ name, state, called, phone, point: near }: NamesWanted): NamesFound {
  const options = { count: mostHits, state, called, whole: true, near, nearestOnly: near !== undefined };
  const byName = name === '' ? nothing : nameHitsQuery(name, options);
  return usePageData(phone === undefined ? byName : numberHitsQuery(phone));
}

/** Returns the pharmacies that a phrase names, with the name that found them and the unused words. */
export function usePharmaciesOfPhrase(
  { name, possibleName = '', chain, unused }: RoutePhrase,
  where: Omit<NamesWanted, 'name' | 'called'>,
): MeantHits {
  // These words were also read as something else.
  const whole = useNames({ ...where, name: possibleName, called: true });
  const read = useNames({ ...where, name });
  const own = chain?.others === '' ? withoutSimilar(read) : read;
  const isNamed = own.hits.length > 0;
  const ofChain = withoutSimilar(useNames({ ...where, name: isNamed ? '' : (chain?.name ?? '') }));
  if (whole.hits.length > 0) return { ...whole, name: possibleName, unused };
  const { isChain, ...meant } = nameMeant({ name, chain, unused }, isNamed, ofChain.hits.length > 0);
  return { ...(isChain ? ofChain : own), ...meant };
}

// A search for Target finds no Market Pharmacy.
const withoutSimilar = (found: NamesFound): NamesFound =>
  found.hits.some(({ fit }) => fit < 2) ? found : { ...found, hits: [] };
