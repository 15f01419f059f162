import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import type { StatusAt } from '../../components/listing/status-at.ts';
import { useStatus } from '../../components/listing/use-status.ts';
import type { NearArea } from '../../domain/list/near-area.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { groupOf } from '../../domain/search/open-groups.ts';
import { formatDistance } from '../../messages/distance-text.ts';
import * as nearMessages from '../../messages/generated/near.ts';
import { type NearestGroups, nearestGroups, type Standing } from './nearest-groups.ts';

interface NearestListProps {
  readonly area: NearArea;
  /** What each must pass to fit. */
  readonly filters: readonly FilterId[];
  /** How many pharmacies each group shows. */
  readonly most: number;
  /** The list of all around the visitor that fit, and of those open now. */
  readonly allHref: string;
  readonly openHref: string;
}

/** The pharmacies nearest to the visitor whatever their city: those open now first, then those that may be, and the way to all of them. */
export function NearestList({ area, filters, most, allHref, openHref }: NearestListProps) {
  const at = useStatus();
  // Without a connection the code of statuses may not come: the phone numbers do not wait for it.
  if (at === null && navigator.onLine) return null;
  const standingOf = standingAt(at);
  const groups = nearestGroups(area, { filters, most, standingOf });
  const { open, openFarther, maybe, closed, toCall, atEdge } = groups;
  const within = { distance: formatDistance(area.certainMiles, false) };
  return (
    <>
      {open.length > 0 && (
        <>
          <h3>{openFarther ? nearMessages.openFarther : nearMessages.open}</h3>
          <PharmacyCards items={open} asked={filters} />
        </>
      )}
      {at !== null && open.length === 0 && maybe.length + closed.length > 0 && (
        <p>{nearMessages.noneOpen(within)}</p>
      )}
      {maybe.length > 0 && (
        <>
          <h3>{nearMessages.maybe}</h3>
          <PharmacyCards items={maybe} asked={filters} />
        </>
      )}
      {closed.length > 0 && (
        <>
          <h3>{at === null ? nearMessages.found : closedTitle(groups)}</h3>
          <PharmacyCards items={closed} asked={filters} />
        </>
      )}
      {toCall.length > 0 && (
        <>
          <p>{nearMessages.noneFit(within)}</p>
          <PharmacyCards items={toCall} />
        </>
      )}
      {open.length + maybe.length + closed.length + toCall.length === 0 && <p>{nearMessages.none(within)}</p>}
      {atEdge && area.edgeMiles !== undefined && (
        <p className="quiet">{nearMessages.edge({ distance: formatDistance(area.edgeMiles, false) })}</p>
      )}
      <p className="near-more">
        {open.length > 0 && <a href={openHref}>{nearMessages.allOpen}</a>}
        <a href={allHref}>{filters.length > 0 ? nearMessages.allFitting : nearMessages.all}</a>
      </p>
    </>
  );
}

/** Where the time is not known, none can be told to be open. */
function standingAt(at: StatusAt | null): (pharmacy: Pharmacy) => Standing {
  return (pharmacy) => {
    const group = at === null ? undefined : groupOf(pharmacy, at.statusOf);
    if (group === undefined) return 'closed';
    return group === 'open' ? 'open' : 'maybe';
  };
}

/** Nothing is called the nearest where the data ends nearer, or where not all of it is at hand. */
function closedTitle({ closedFarther, atEdge }: NearestGroups): string {
  if (atEdge) return nearMessages.closestClosed;
  return closedFarther ? nearMessages.foundClosed : nearMessages.closedNow;
}
