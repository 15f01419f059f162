import { useQuery } from '@tanstack/react-query';
import { SampleTag } from '../../components/listing/sample-tag.tsx';
import type { StatusAt } from '../../components/listing/status-at.ts';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import { isCertainlyNearest, nearestWanted, wantedBy } from '../../domain/list/near-area.ts';
import { reachMiles } from '../../domain/list/nearest.ts';
import type { Result } from '../../domain/list/ranking.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { isSample, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { pharmacyPath, telHref } from '../../domain/site/paths.ts';
import { nearestQuery } from '../../features/data-access/nearest-queries.ts';
import { distanceOf, formatDistance } from '../../messages/distance-text.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import * as openNowMessages from '../../messages/generated/openNow.ts';

interface NearestOpenWanted {
  /** Where distances are measured from. */
  readonly origin: LatLng;
  /** Null until the time is known. */
  readonly at: StatusAt | null;
  /** What it must be known to pass. */
  readonly filters?: readonly FilterId[] | undefined;
  /** The chain that it must belong to. */
  readonly brand?: string | undefined;
  /** The pharmacy whose page it is on: another is looked for unless it is open. */
  readonly instead?: Pharmacy | undefined;
}

/** The nearest pharmacy that is open now. */
export interface NearestOpen {
  /** Absent where none is known to be open. */
  readonly first?: Result | undefined;
  readonly isCertain: boolean;
  /** How far from the origin was looked, statute miles. */
  readonly lookedMiles: number;
}

const noFilters: readonly FilterId[] = [];

/** Finds the nearest pharmacy that is open now; undefined until that is known, or not needed. */
export function useNearestOpen({
  origin,
  at,
  filters = noFilters,
  brand,
  instead,
}: NearestOpenWanted): NearestOpen | undefined {
  const own = instead && at?.statusOf(instead).state;
  const isAsked = at !== null && own !== 'open';
  const wanted = { filters, brand, open: true };
  const { data: area } = useQuery({ ...nearestQuery(origin, { ...wanted, count: 1 }), enabled: isAsked });
  if (!isAsked || area === undefined) return undefined;
  if (area === null) return { isCertain: false, lookedMiles: reachMiles };
  const isOpen = wantedBy(wanted, at.statusOf);
  const first = nearestWanted(area, isOpen);
  const isCertain = first !== undefined && isCertainlyNearest(first, area, isOpen);
  return { first, isCertain, lookedMiles: area.certainMiles };
}

/**
 * Names the nearest pharmacy that is open now, with its phone number. It comes once the browser's clock is
 * known, into room that the page keeps for it (styles/cards.css).
 */
export function OpenNowLine(wanted: NearestOpenWanted) {
  const { origin, at, filters = noFilters, brand, instead } = wanted;
  const nearest = useNearestOpen(wanted);
  return (
    <div className="open-now js-only">
      {at !== null && nearest !== undefined && (
        <Line
          key={`${origin.lat} ${origin.lng} ${filters.join()} ${brand}`}
          {...nearest}
          at={at}
          none={filters.length > 0 || brand !== undefined ? openNowMessages.noneFit : openNowMessages.none}
          why={instead && whyInstead(instead, at)}
        />
      )}
    </div>
  );
}

interface LineProps extends NearestOpen {
  readonly at: StatusAt;
  /** What is said where there is none. */
  readonly none: typeof openNowMessages.none;
  /** Why another pharmacy is named than the page's own. */
  readonly why?: string | undefined;
}

/** The sentence and its button. Another origin brings new elements: changed ones would jump. */
function Line({ first, isCertain, lookedMiles, at, none, why }: LineProps) {
  if (first === undefined) return <p>{none({ distance: formatDistance(lookedMiles, false) })}</p>;
  const { pharmacy } = first;
  const said = { name: pharmacy.name, distance: distanceOf(first), status: at.badgeOf(pharmacy).text };
  const sentence = isCertain ? openNowMessages.nearest(said) : openNowMessages.known(said);
  return (
    <>
      <p>
        {why !== undefined && `${why} `}
        {taggedMessage(sentence, {
          link: (text) => (
            <a href={pharmacyPath(pharmacy)} translate="no">
              {text}
            </a>
          ),
        })}{' '}
        {isSample(pharmacy) && <SampleTag />}
      </p>
      {pharmacy.phone !== undefined && (
        <a
          className="btn"
          href={telHref(pharmacy.phone)}
          aria-label={`${listingMessages.call} ${pharmacy.name}`}
        >
          {listingMessages.call}
        </a>
      )}
    </>
  );
}

/** Says why another pharmacy is named: this one is closed, or nobody knows. */
function whyInstead(pharmacy: Pharmacy, { statusOf }: StatusAt): string {
  const { state } = statusOf(pharmacy);
  return state === 'closed' || state === 'counter-closed' || state === 'lunch'
    ? openNowMessages.closed
    : openNowMessages.unsure;
}
