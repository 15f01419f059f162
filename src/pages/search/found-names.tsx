import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ListingRow } from '../../components/listing/listing-rows.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { resultFrom } from '../../domain/list/ranking.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../domain/places/geo.ts';
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
/** So many are near by their cities' centers that the nearest by their own positions are among them. */
const picked = 60;
/** Most files of listings that are loaded to show them. */
const mostTiles = 12;

interface NameMatchesProps {
  readonly hits: readonly NameHit[];
  /** Where distances count from; without it the best fit stands first, then the larger city. */
  readonly point?: LatLng | undefined;
}

/** Pharmacies found by their names, as their listings tell them; by name and city alone until those come. */
function NameMatches({ hits, point }: NameMatchesProps) {
  const { sample } = useSiteFacts();
  const at = useStatus();
  const near = point === undefined ? hits.slice(0, shown) : nearestHits(hits, point);
  const tiles = [...new Set(near.map(({ tile }) => tile))].slice(0, mostTiles);
  const { data: listings } = useQuery(listingsQuery(tiles));
  const matches = near.map((hit) => {
    const pharmacy = listings?.get(hit.path);
    const result = pharmacy && point && resultFrom(point, pharmacy);
    return { hit, pharmacy, result };
  });
  const miles = ({ result }: (typeof matches)[number]): number => result?.distanceMiles ?? Infinity;
  const ordered = point === undefined ? matches : matches.toSorted((a, b) => miles(a) - miles(b));
  return (
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
  );
}

function nearestHits(hits: readonly NameHit[], point: LatLng): readonly NameHit[] {
  const far = ({ location }: NameHit): number => distanceMiles(point, location);
  return hits.toSorted((a, b) => far(a) - far(b)).slice(0, picked);
}

/** The listings of some tiles, by the paths of their pages; without the tiles that could not be had. */
const listingsQuery = (tiles: readonly string[]) =>
  queryOptions({
    queryKey: ['listings-of', ...tiles],
    queryFn: async ({ client }): Promise<ReadonlyMap<string, Pharmacy>> => {
      const come = await Promise.allSettled(tiles.map((key) => client.ensureQueryData(tileQuery(key))));
      const loaded = come.flatMap((each) => (each.status === 'fulfilled' ? each.value.pharmacies : []));
      return new Map(loaded.map((pharmacy) => [pharmacyPath(pharmacy), pharmacy]));
    },
  });

interface FoundNamesProps extends Pick<NameMatchesProps, 'point'> {
  readonly found: NamesFound;
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
        {failed && <MissedPart />}
        <p className="quiet">
          {order}
          {complete
            ? hits.length > shown && ` ${answersMessages.firstMatches({ shown, total: hits.length })}`
            : !failed && ` ${answersMessages.moreElsewhere}`}
        </p>
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
      {isFound ? answersMessages.orCity : answersMessages.didYouMean}{' '}
      {oneOf([...paths.keys()], (label) => paths.get(label))}
    </p>
  );
}

/** Says that a part of the names could not be had, and offers to search again. */
function MissedPart() {
  const client = useQueryClient();
  return (
    <div role="status" className="empty">
      <p>{answersMessages.partMissed}</p>
      <p>
        <button
          type="button"
          className="button"
          onClick={() => void client.refetchQueries({ queryKey: [nameHitsKey] })}
        >
          {answersMessages.partRetry}
        </button>
      </p>
    </div>
  );
}
