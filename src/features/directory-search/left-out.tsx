import type { MapOrigin } from '../../components/map/map-content.ts';
import type { NearArea } from '../../domain/list/near-area.ts';
import { reachMiles } from '../../domain/list/nearest.ts';
import { formatDistance } from '../../messages/distance-text.ts';
import * as resultsMessages from '../../messages/generated/results.ts';

/** How a list is made to reach farther. */
export interface LookFarther {
  readonly loading: boolean;
  readonly onFarther: () => void;
}

interface LeftOutProps {
  readonly origin: MapOrigin;
  /** How many others may fit, but are not known to. */
  readonly unknown: number;
  /** What was looked through, where the list reaches over borders. */
  readonly area?: NearArea | undefined;
  readonly farther?: LookFarther | undefined;
}

/** Says what a list does not show: how far was looked, where the data ends, and of how many others nothing is known. */
export function LeftOut({ origin, unknown, area, farther }: LeftOutProps) {
  const { certainMiles = 0, edgeMiles } = area ?? {};
  const told = { origin: origin.label, distance: formatDistance(certainMiles, false) };
  const isCut = edgeMiles !== undefined && edgeMiles < certainMiles;
  return (
    <p className="quiet tight" aria-live="polite">
      {unknown > 0 && `${resultsMessages.unknownOthers({ count: unknown })} `}
      {area !== undefined && `${resultsMessages.looked(told)} `}
      {isCut && `${resultsMessages.edge({ ...told, distance: formatDistance(edgeMiles, false) })} `}
      {farther !== undefined && certainMiles < reachMiles && (
        <button type="button" className="plain" aria-busy={farther.loading} onClick={farther.onFarther}>
          {farther.loading ? resultsMessages.looking : resultsMessages.lookFarther}
        </button>
      )}{' '}
      {resultsMessages.straight}
    </p>
  );
}
