import type { StatusAt } from '../../components/listing/status-at.ts';
import { StatusBadge } from '../../components/listing/status-badge.tsx';
import { formatPhone } from '../../domain/pharmacy/pharmacy.ts';
import type { Result } from '../../domain/search/directory-query.ts';
import { pharmacyPath, telHref } from '../../domain/site/paths.ts';
import { distanceOf } from '../../messages/distance-text.ts';

interface AlternativesProps {
  readonly results: readonly Result[];
  /** Null in static HTML. */
  readonly at: StatusAt | null;
}

/** Other pharmacies nearby, numbered as on the map beside them, each with its status once the time is known. */
export function Alternatives({ results, at }: AlternativesProps) {
  return (
    // The arrival of the time puts other pharmacies here: new elements, since moved ones would look like a jump.
    <ol key={at === null ? 'static' : 'timed'} className="rows numbered">
      {results.map((result) => {
        const { pharmacy } = result;
        const { id, name, phone, address } = pharmacy;
        return (
          <li key={id}>
            <span>
              <a href={pharmacyPath(pharmacy)} translate="no">
                {name}
              </a>
              <span className="hrs">
                <StatusBadge pharmacy={pharmacy} at={at} />
              </span>
              <span translate="no">{address.street}</span>
              {` · ${distanceOf(result)}`}
            </span>
            {phone !== undefined && (
              <a href={telHref(phone)} translate="no">
                {formatPhone(phone)}
              </a>
            )}
          </li>
        );
      })}
    </ol>
  );
}
