import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListingRow } from '../../components/listing/listing-rows.tsx';
import { cityLabel } from '../../domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../domain/places/geo.ts';
import type { ContactsDataset, GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import { cityPath } from '../../domain/site/paths.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import type { NamesFound } from '../../features/directory-search/find-names.ts';
import type { NameHit } from '../../features/directory-search/name-search.ts';
import { formatDistance } from '../../messages/distance-text.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import { contactsOfQuery, nameHitsKey, regionOf } from './name-hits-query.ts';

const shown = 20;
/** Most cities of a like name. */
const likeShown = 3;
/** So many are near by their cities' centres that the nearest by their own positions are among them. */
const picked = 60;

interface NameMatchesProps {
  readonly hits: readonly NameHit[];
  /** Where distances count from; without it the best fit stands first, then the larger city. */
  readonly point?: LatLng | undefined;
}

interface Match extends NameHit {
  readonly street?: string | undefined;
  readonly phone?: string | undefined;
  readonly miles?: number | undefined;
}

/** Pharmacies found by their names: name, street, city, telephone and distance. */
function NameMatches({ hits, point }: NameMatchesProps) {
  const { sample } = useSiteFacts();
  const near = point === undefined ? hits.slice(0, shown) : nearestHits(hits, point);
  const regions = [...new Set(near.flatMap((hit) => regionOf(hit) ?? []))].toSorted();
  const { data: contacts = [] } = useQuery({ ...contactsOfQuery(regions), enabled: regions.length > 0 });
  const matches = near.map((hit) => withContact(hit, contacts, point));
  const ordered =
    point === undefined ? matches : matches.toSorted((a, b) => (a.miles ?? Infinity) - (b.miles ?? Infinity));
  return (
    <ol className="rows">
      {ordered.slice(0, shown).map(({ path, name, cityLabel, street, phone, miles }) => (
        <ListingRow
          key={path}
          href={path}
          name={name}
          sample={sample}
          place={street === undefined ? cityLabel : `${street}, ${cityLabel}`}
          distance={miles === undefined ? undefined : formatDistance(miles, false)}
          phone={phone}
        />
      ))}
    </ol>
  );
}

function nearestHits(hits: readonly NameHit[], point: LatLng): readonly NameHit[] {
  const far = ({ location }: NameHit): number => distanceMiles(point, location);
  return hits.toSorted((a, b) => far(a) - far(b)).slice(0, picked);
}

const perDegree = 10_000;

function withContact(hit: NameHit, contacts: readonly ContactsDataset[], point: LatLng | undefined): Match {
  const row = contacts
    .flatMap(({ cities }) => cities)
    .find(({ slug }) => slug === hit.city)
    ?.rows.find(([slug]) => slug === hit.slug);
  if (row === undefined) return hit;
  const [, street, phone, lat, lng] = row;
  return {
    ...hit,
    street,
    phone: phone === '' ? undefined : phone,
    miles: point && distanceMiles(point, { lat: lat / perDegree, lng: lng / perDegree }),
  };
}

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

interface LikeCitiesProps {
  readonly cities: readonly GazetteerCity[];
  /** Words that may be a city's name with wrong letters. */
  readonly words: string;
  /** Whether pharmacies of that name were found. */
  readonly isFound: boolean;
}

/** Asks whether cities were meant whose names are like the words; nothing where there are none. */
export function LikeCities({ cities, words, isFound }: LikeCitiesProps) {
  const { data: like = [] } = useQuery({
    queryKey: ['like-cities', words],
    queryFn: async () =>
      (await import('../../features/directory-search/name-search.ts')).citySearch(cities)(words, likeShown),
  });
  if (like.length === 0) return null;
  return (
    <p>
      {isFound ? answersMessages.orCity : answersMessages.didYouMean}{' '}
      {like.map(({ slug, ...city }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <a href={cityPath(slug)}>{cityLabel(city)}</a>
        </span>
      ))}
    </p>
  );
}

/** Says that pharmacies may be missing, since a part of the names could not be had, and offers to search again. */
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
