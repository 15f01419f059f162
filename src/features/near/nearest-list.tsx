import { useStatus } from '../../components/listing/use-status.ts';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { type NearArea, openSureMiles } from '../../domain/search/near-area.ts';
import { formatDistance } from '../../messages/distance-text.ts';
import * as nearMessages from '../../messages/generated/near.ts';
import { type NearestGroups, nearestGroups } from './nearest-groups.ts';
import { NearestRows } from './nearest-rows.tsx';

interface NearestListProps {
  readonly area: NearArea;
  /** What each must pass to fit. */
  readonly filters: readonly FilterId[];
  /** The list of all around the visitor that fit, and of those open now. */
  readonly allHref: string;
  readonly openHref: string;
}

/** The pharmacies nearest to the visitor whatever their city: those open now first, then others, and the way to all of them. */
export function NearestList({ area, filters, allHref, openHref }: NearestListProps) {
  const at = useStatus();
  // Without a connection the code of statuses may not come: the phone numbers do not wait for it.
  if (at === null && navigator.onLine) return null;
  const openSure = at === null ? 0 : openSureMiles(area, filters, at.now);
  const groups = nearestGroups(
    area,
    filters,
    (pharmacy) => at?.statusOf(pharmacy).state === 'open',
    openSure,
  );
  const { open, openFarther, others, toCall, sureMiles, atEdge } = groups;
  const within = { distance: formatDistance(sureMiles, false) };
  const openWithin = { distance: formatDistance(openSure, false) };
  return (
    <>
      {open.length > 0 && (
        <>
          <h3 className="tight">{openFarther ? nearMessages.openFarther : nearMessages.open}</h3>
          <NearestRows results={open} at={at} />
        </>
      )}
      {at !== null && open.length === 0 && others.length > 0 && <p>{nearMessages.noneOpen(openWithin)}</p>}
      {others.length > 0 && (
        <>
          <h3 className="tight">{othersTitle(groups)}</h3>
          <NearestRows results={others} at={at} />
        </>
      )}
      {toCall.length > 0 && (
        <>
          <p>{nearMessages.noneFit(within)}</p>
          <NearestRows results={toCall} at={at} />
        </>
      )}
      {open.length + others.length + toCall.length === 0 && <p>{nearMessages.none(within)}</p>}
      {atEdge && area.edgeMiles !== undefined && (
        <p className="quiet">{nearMessages.edge({ distance: formatDistance(area.edgeMiles, false) })}</p>
      )}
      <p>
        <a href={allHref}>{nearMessages.all}</a>
        {open.length > 0 && (
          <>
            {' · '}
            <a href={openHref}>{nearMessages.allOpen}</a>
          </>
        )}
      </p>
    </>
  );
}

/** Nothing is called the nearest where the data ends nearer, or where not all of it is at hand. */
function othersTitle({ open, othersFarther, atEdge }: NearestGroups): string {
  if (atEdge) return nearMessages.closest;
  if (othersFarther) return nearMessages.found;
  return open.length > 0 ? nearMessages.others : nearMessages.nearest;
}
