import { useQuery } from '@tanstack/react-query';
import { CallLink, NameLink, SampleTag } from '../../components/listing/card-parts.tsx';
import type { StatusAt } from '../../components/listing/status-at.ts';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import { isCertainlyNearest, nearestWanted, wantedBy } from '../../domain/list/near-area.ts';
import { searchRadiusMiles } from '../../domain/list/nearest.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { knowsHours } from '../../domain/pharmacy/knowledge.ts';
import { isSample, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../../domain/places/geo.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import { nearestQuery } from '../../features/data-access/page-data.ts';
import type { VisitorLocation } from '../../features/visitor-location/visitor-location.ts';
import { distanceOf, formatDistance } from '../../messages/distance-text.ts';
import * as openNowMessages from '../../messages/generated/openNow.ts';

type Visitor = Pick<VisitorLocation, 'location' | 'basis'>;

interface NearestOpenWanted {
  readonly origin: LatLng;
  readonly from?: string | undefined;
  readonly at: StatusAt | null;
  readonly filters?: readonly FilterId[] | undefined;
  readonly brand?: string | undefined;
  /** Pharmacy that the page is about. While it is open, no other is searched for. */
  readonly instead?: Pharmacy | undefined;
  readonly firstCard?: Pharmacy | undefined;
}

const closeMiles = 30;

/**
 * Returns the location measured by the device if it is within 30 statute miles of a point. Null otherwise.
 */
export const deviceLocationNear = ({ location, basis }: Visitor, point: LatLng): LatLng | null =>
  location !== null && basis === 'device' && distanceMiles(location, point) <= closeMiles ? location : null;

/**
 * Returns the nearest pharmacy that is open now and passes the filters, as `first`: undefined if none is
 * within `lookedMiles` (statute miles). The whole result is undefined while loading, or if `instead` is open.
 */
export function useNearestOpen({ origin, at, filters = [], brand, instead }: NearestOpenWanted) {
  const isAsked = at !== null && (instead === undefined || at.statusOf(instead).state !== 'open');
  const wanted = { filters, brand, open: true };
  const { data: area } = useQuery({ ...nearestQuery(origin, { ...wanted, count: 1 }), enabled: isAsked });
  if (!isAsked || area === undefined) return undefined;
  if (area === null) return { isCertain: false, areHoursKnown: true, lookedMiles: searchRadiusMiles };
  const fits = wantedBy(wanted, at.statusOf);
  const first = nearestWanted(area, fits);
  const isCertain = first !== undefined && isCertainlyNearest(first, area, fits);
  const areHoursKnown = area.pharmacies.some(knowsHours);
  return { first, isCertain, areHoursKnown, lookedMiles: area.certainMiles };
}

/** Names the nearest pharmacy that is open now, or says that none was found. */
export function OpenNowLine(wanted: NearestOpenWanted) {
  const { origin, from, at, filters = [], brand, instead, firstCard } = wanted;
  const nearest = useNearestOpen(wanted);
  // The stylesheet reserves its room (styles/results.css).
  if (at === null || nearest === undefined) return <div className="open-now js-only" />;
  const { first, isCertain, areHoursKnown, lookedMiles } = nearest;
  // New elements for another origin: changed ones would count as a layout shift.
  const key = `${origin.lat} ${origin.lng} ${filters.join()} ${brand}`;
  if (first === undefined) {
    const distance = formatDistance(lookedMiles, false);
    const isNarrow = filters.length > 0 || brand !== undefined;
    const none = isNarrow ? openNowMessages.noneFit : openNowMessages.none;
    return (
      <div key={key} className="open-now js-only">
        <p>{(areHoursKnown ? none : openNowMessages.noHours)({ distance })}</p>
      </div>
    );
  }
  const { pharmacy } = first;
  const miles = distanceOf(first);
  const distance =
    from === undefined ? miles : openNowMessages.distanceFrom({ distance: miles, origin: from });
  const said = { name: pharmacy.name, distance, status: at.badgeOf(pharmacy).text };
  const sentence = isCertain ? openNowMessages.nearest(said) : openNowMessages.known(said);
  return (
    <div key={key} className="open-now js-only">
      <p>
        {instead !== undefined && <span>{`${whyInstead(instead, at)} `}</span>}
        {taggedMessage(sentence, {
          link: (name) => <NameLink href={pharmacyPath(pharmacy)} name={name} />,
        })}{' '}
        {isSample(pharmacy) && <SampleTag />}
      </p>
      {pharmacy.phone !== undefined && pharmacy.id !== firstCard?.id && (
        <CallLink name={pharmacy.name} phone={pharmacy.phone} look="btn" />
      )}
    </div>
  );
}

const whyInstead = (pharmacy: Pharmacy, { statusOf }: StatusAt): string =>
  ['closed', 'counter-closed'].includes(statusOf(pharmacy).state)
    ? openNowMessages.closed
    : openNowMessages.unsure;
