import type { ReactNode } from 'react';
import { formatPhone, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { pharmacyPath, telHref } from '../../domain/site/paths.ts';

interface PharmacyRowProps {
  readonly pharmacy: Pharmacy;
  /** What stands below the name. */
  readonly children: ReactNode;
}

/** A pharmacy in a list of rows: its name, something about it, its phone. */
export const PharmacyRow = ({ pharmacy, children }: PharmacyRowProps) => (
  <li>
    <span>
      <a href={pharmacyPath(pharmacy)}>{pharmacy.name}</a>
      {children}
    </span>
    {pharmacy.phone !== undefined && <a href={telHref(pharmacy.phone)}>{formatPhone(pharmacy.phone)}</a>}
  </li>
);
