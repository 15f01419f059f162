import type { ReactNode } from 'react';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { markOf } from '../../domain/pharmacy/mark.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';

interface IdentityProps {
  readonly of: Parameters<typeof markOf>[0] & Pick<Pharmacy, 'name'>;
  readonly tag?: ReactNode;
  readonly status: ReactNode;
  /** Whether the status may take two lines. */
  readonly tall?: boolean;
  readonly street: string;
  readonly distance?: string | undefined;
}

/** The top of a pharmacy's page: its mark and name, whether it is open, and where it is. */
export function Identity({ of, tag, status, tall = false, street, distance }: IdentityProps) {
  const { initials, tone } = markOf(of);
  return (
    <div className={`identity mark tone-${tone}`} data-mark={initials}>
      <div>
        <PageTitle>
          <span translate="no">{of.name}</span>
        </PageTitle>
        {tag}
        <p className={tall ? 'hrs now tall' : 'hrs now'}>{status}</p>
        <p className="street">
          <span translate="no">{street}</span>
          {distance !== undefined && <b>{distance}</b>}
        </p>
      </div>
    </div>
  );
}
