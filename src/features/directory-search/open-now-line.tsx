import { useQuery } from '@tanstack/react-query';
import { SampleTag } from '../../components/listing/sample-tag.tsx';
import type { StatusAt } from '../../components/listing/status-at.ts';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import { certainPart, type NearArea, type NearestWanted, wantedBy } from '../../domain/list/near-area.ts';
import { reachMiles } from '../../domain/list/nearest.ts';
import { type Result, resultFrom } from '../../domain/list/ranking.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { isSample, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { servesPublic } from '../../domain/pharmacy/serves-public.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { pharmacyPath, telHref } from '../../domain/site/paths.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import * as openNowMessages from '../../messages/generated/openNow.ts';
import { nearestQuery } from '../data-access/nearest-query.ts';

interface OpenNowLineProps {
  /** Where distances are measured from. */
  readonly origin: LatLng;
  /** Null until the time is known. */
  readonly at: StatusAt | null;
  /** What it must be known to pass. */
  readonly filters?: readonly FilterId[] | undefined;
  /** The chain that it must belong to. */
  readonly brand?: string | undefined;
  /** The pharmacy whose page it is on. */
  readonly instead?: Pharmacy | undefined;
}

const noFilters: readonly FilterId[] = [];

/**
 * Names the nearest pharmacy that is open now, with its phone number. It comes once the browser's clock is known, into room that the
 * page keeps for it (styles/cards.css).
 */
export function OpenNowLine({ origin, at, filters = noFilters, brand, instead }: OpenNowLineProps) {
  const own = instead && at?.statusOf(instead).state;
  const { data: area } = useQuery({
    ...nearestQuery(origin, { filters, brand, open: true, count: 1 }),
    enabled: at !== null && own !== 'open',
  });
  const isReady = at !== null && area !== undefined && own !== 'open';
  return (
    <div className="open-now js-only">
      {isReady && (
        <Line
          key={`${origin.lat} ${origin.lng} ${filters.join()}`}
          {...{ at, filters, brand, instead, area }}
        />
      )}
    </div>
  );
}

interface LineProps extends Omit<OpenNowLineProps, 'origin'> {
  readonly at: StatusAt;
  readonly area: NearArea | null;
}

/** The sentence and its button. Another origin brings new elements, since changed ones would count as a jump. */
function Line({ area, at, filters = noFilters, brand, instead }: LineProps) {
  const first = area === null ? undefined : firstOpen(area, { filters, brand }, at);
  if (first === undefined) return <p>{openNowMessages.none({ miles: reachMiles })}</p>;
  const { pharmacy, uncertaintyMiles } = first;
  const isCertain = uncertaintyMiles === 0 && (area?.edgeMiles ?? reachMiles) > first.distanceMiles;
  const said = { name: pharmacy.name, distance: distanceOf(first), status: at.badgeOf(pharmacy).text };
  const sentence = isCertain ? openNowMessages.nearest(said) : openNowMessages.known(said);
  return (
    <>
      <p>
        {instead !== undefined && `${whyInstead(instead, at)} `}
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

/** Gives the nearest of an area that is open, up to where one may be missing; none that may be gone. */
function firstOpen(
  area: NearArea,
  wanted: Pick<NearestWanted, 'filters' | 'brand'>,
  { statusOf }: StatusAt,
): Result | undefined {
  const isWanted = wantedBy({ ...wanted, open: true }, statusOf);
  const open = certainPart(area).find(
    (pharmacy) => servesPublic(pharmacy) && !pharmacy.outdated && isWanted(pharmacy),
  );
  return open && resultFrom(area.point, open);
}

/** Says why another pharmacy is named: this one is closed, or nobody knows. */
function whyInstead(pharmacy: Pharmacy, { statusOf }: StatusAt): string {
  const { state } = statusOf(pharmacy);
  return state === 'closed' || state === 'counter-closed' || state === 'lunch'
    ? openNowMessages.closed
    : openNowMessages.unsure;
}
