import type { StatusAt } from '../../components/listing/status-at.ts';
import { StatusBadge } from '../../components/listing/status-badge.tsx';
import { formatPhone } from '../../domain/pharmacy/pharmacy.ts';
import type { Result } from '../../domain/search/directory-query.ts';
import { pharmacyPath, telHref } from '../../domain/site/paths.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import * as nearMessages from '../../messages/generated/near.ts';

interface NearestRowsProps {
  readonly results: readonly Result[];
  /** Null until the code that tells statuses has come. */
  readonly at: StatusAt | null;
}

/** Pharmacies around the visitor, a few lines each: name, status, street and city, distance, and the number to call. */
export function NearestRows({ results, at }: NearestRowsProps) {
  return (
    <ol className="rows">
      {results.map((result) => {
        const { pharmacy } = result;
        const { id, name, phone, address } = pharmacy;
        const { street, city, state } = address;
        return (
          <li key={id}>
            <span>
              <a href={pharmacyPath(pharmacy)} translate="no">
                {name}
              </a>
              <span className="hrs">
                <StatusBadge pharmacy={pharmacy} at={at} />
              </span>
              <span translate="no">{`${street}, ${city}, ${state}`}</span>
              {` · ${distanceOf(result)}`}
            </span>
            {phone !== undefined && (
              <a
                href={telHref(phone)}
                translate="no"
                aria-label={nearMessages.call({ name, phone: formatPhone(phone) })}
              >
                {formatPhone(phone)}
              </a>
            )}
          </li>
        );
      })}
    </ol>
  );
}
