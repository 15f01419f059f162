import { formatPhone } from '../../domain/pharmacy/pharmacy.ts';
import type { Result } from '../../domain/search/directory-query.ts';
import { pharmacyPath, telHref } from '../../domain/site/paths.ts';
import { distanceOf } from '../../messages/distance-text.ts';

interface CompactListProps {
  readonly results: readonly (Result & { readonly cityLabel?: string })[];
}

/** Pharmacies in one or two lines each: name, street, distance, phone. */
export function CompactList({ results }: CompactListProps) {
  return (
    <ul className="rows">
      {results.map((result) => {
        const { pharmacy } = result;
        const { id, name, address, phone } = pharmacy;
        const place =
          result.cityLabel === undefined ? address.street : `${address.street}, ${result.cityLabel}`;
        return (
          <li key={id}>
            <span>
              <a href={pharmacyPath(pharmacy)} translate="no">
                {name}
              </a>
              <span translate="no">{place}</span>
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
    </ul>
  );
}
