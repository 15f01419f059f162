import { useEffect, useRef } from 'react';
import { useStatus } from '../../components/listing/use-status.ts';
import type { OpeningHours } from '../../domain/hours/hours.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { HoursTable } from './hours-table.tsx';

interface WholeWeekProps {
  readonly pharmacy: Pharmacy;
  readonly hours: OpeningHours;
}

/** The hours of all days: folded away behind today's, open on paper, and where no script tells which day it is (styles/hours.css). */
export function WholeWeek({ pharmacy, hours }: WholeWeekProps) {
  const at = useStatus();
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // For browsers in which no style sheet can unfold it.
    const unfold = (): void => {
      if (fold.current !== null) fold.current.open = true;
    };
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
  return (
    <details className="whole-week" ref={fold}>
      <summary>{pharmacyMessages.wholeWeek}</summary>
      <HoursTable pharmacy={pharmacy} hours={hours} at={at} />
    </details>
  );
}
