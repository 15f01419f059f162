import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ListingRow } from '../../components/listing/listing-rows.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { resultFrom } from '../../domain/list/ranking.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../domain/places/city.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { cellOf, milesToCell } from '../../domain/places/geo-cell.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { cityPath, pharmacyPath } from '../../domain/site/paths.ts';
import { tileQuery } from '../../features/data-access/queries.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import { type NamesFound, nameHitsKey } from '../../features/directory-search/find-names.ts';
import type { NameHit } from '../../features/directory-search/name-search.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import { oneOf } from './search-notes.tsx';

const shown = 20;
/** Most cities of a like name. */
const likeShown = 3;

/** Pharmacies found by their names, as their listings tell them; by name and city alone until those come. */
function NameMatches({ hits, point }: Pick<FoundNamesProps, 'point'> & Pick<NamesFound, 'hits'>) {
  const { sample } = useSiteFacts();
  const at = useStatus();
  const tiles = tilesOf(hits, point);
  const { data: listings, isError } = useQuery(listingsQuery(tiles));
  const matches = hits
    .filter(({ tile }) => tiles.includes(tile))
    .map((hit) => {
      const pharmacy = listings?.get(hit.path);
      return { hit, pharmacy, result: pharmacy && point && resultFrom(point, pharmacy) };
    });
  const ordered = matches.toSorted((a, b) => (a.result?.distanceMiles ?? 0) - (b.result?.distanceMiles ?? 0));
  return (
    <>
      {isError && <MissedPart message={answersMessages.listingsMissed} queryKey="listings-of" />}
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

/** The tiles of the hits that are shown: of the first ones or, from a point, the nearest tiles. */
function tilesOf(hits: readonly NameHit[], point: LatLng | undefined): readonly string[] {
  if (point === undefined) return [...new Set(hits.slice(0, shown).map(({ tile }) => tile))];
  const miles = (tile: string): number => milesToCell(cellOf(tile), point);
  return [...new Set(hits.map(({ tile }) => tile))].sort((a, b) => miles(a) - miles(b)).slice(0, shown);
}

/** The listings of some tiles, by the paths of their pages. Each file is tried again by itself. */
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

interface FoundNamesProps {
  readonly found: NamesFound;
  /** Where distances count from; without it the best fit stands first, then the larger city. */
  readonly point?: LatLng | undefined;
  /** What the point is: `me` for the visitor, else a place's name. */
  readonly from?: string | undefined;
  /** Whether they are found by their number, which fits all of them. */
  readonly numbered?: boolean;
  /** What is asked for besides, which takes a city to be known; empty for nothing. */
  readonly unchecked?: string;
}

/** The pharmacies found, under a heading that says in which order. */
export function FoundNames({ found, point, from, numbered = false, unchecked = '' }: FoundNamesProps) {
  const { hits, complete, failed } = found;
  if (hits.length === 0) return null;
  const order =
    from === 'me'
      ? answersMessages.nearestToYou
      : point === undefined || from === undefined
        ? hits.length > 1 && (numbered ? answersMessages.largerFirst : answersMessages.bestFirst)
        : answersMessages.nearestFirst({ place: from });
  const more = complete
    ? hits.length > shown && answersMessages.firstMatches({ shown, total: hits.length })
    : !failed && answersMessages.moreElsewhere;
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
        {failed && <MissedPart message={answersMessages.partMissed} queryKey={nameHitsKey} />}
        <p className="quiet">{[order, more].filter((sentence) => sentence !== false).join(' ')}</p>
        <NameMatches hits={hits} point={point} />
      </section>
    </>
  );
}

type LikeCitiesProps = Readonly<{ cities: readonly GazetteerCity[]; words: string; isFound: boolean }>;

/** Asks whether cities were meant whose names are like the words; nothing where there are none. */
export function LikeCities({ cities, words, isFound }: LikeCitiesProps) {
  const { data: like = [] } = useQuery({
    queryKey: ['like-cities', words],
    queryFn: async () =>
      (await import('../../features/directory-search/name-search.ts')).citySearch(cities)(words, likeShown),
  });
  if (like.length === 0) return null;
  const paths = new Map(like.map((city) => [cityLabel(city), cityPath(city.slug)]));
  return (
    <p>
      <span>{isFound ? answersMessages.orCity : answersMessages.didYouMean}</span>{' '}
      {oneOf([...paths.keys()], (label) => paths.get(label))}
    </p>
  );
}

/** Says that something could not be loaded, and offers to try again. */
function MissedPart({ message, queryKey }: Readonly<Record<'message' | 'queryKey', string>>) {
  const client = useQueryClient();
  return (
    <div role="status" className="empty">
      <p>{message}</p>
      <p>
        <button
          type="button"
          className="button"
          onClick={() => void client.refetchQueries({ queryKey: [queryKey], type: 'active' })}
        >
          {answersMessages.partRetry}
        </button>
      </p>
    </div>
  );
}
