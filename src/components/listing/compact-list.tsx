import type { Result } from '../../domain/search/directory-query.ts';
import { distanceOf } from '../../messages/distance-text.ts';
import { PharmacyRow } from './pharmacy-row.tsx';

interface CompactListProps {
  readonly results: readonly (Result & { readonly cityLabel?: string })[];
}

/** Pharmacies in one or two lines each: name, street, distance, phone. */
export const CompactList = ({ results }: CompactListProps) => (
  <ul className="rows">
    {results.map((result) => {
      const { id, address } = result.pharmacy;
      const place =
        result.cityLabel === undefined ? address.street : `${address.street}, ${result.cityLabel}`;
      return (
        <PharmacyRow key={id} pharmacy={result.pharmacy}>{`${place} · ${distanceOf(result)}`}</PharmacyRow>
      );
    })}
  </ul>
);
