import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { StatusAt } from './status-at.ts';
import { StatusBadge } from './status-badge.tsx';

interface StatusLineProps {
  readonly pharmacy: Pharmacy;
  readonly at: StatusAt | null;
  /** The street, and the city where it has to be said. */
  readonly place: string;
}

/** A pharmacy's status and street. What is said of a store besides its pharmacy is longer: its second line is kept from the start. */
export const StatusLine = ({ pharmacy, at, place }: StatusLineProps) => (
  <p
    className={pharmacy.hours?.store === undefined ? 'hrs' : 'hrs tall'}
    data-unconfirmed={pharmacy.hours === undefined || undefined}
  >
    <StatusBadge pharmacy={pharmacy} at={at} />
    <span translate="no">{place}</span>
  </p>
);
