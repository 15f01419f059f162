import { sourceName } from '../../components/listing/source-name.ts';
import { clocks } from '../../domain/hours/hours.ts';
import type { Pharmacy, Source } from '../../domain/pharmacy/pharmacy.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { monthOf } from '../../messages/time-text.ts';
import { hoursField, statedOn } from './fact-dates.ts';

interface SourcesLineProps {
  readonly pharmacy: Pharmacy;
}

/** Who states the hours and who the address, in one line. */
export function SourcesLine({ pharmacy }: SourcesLineProps) {
  const clock = clocks.find((each) => pharmacy.hours?.[each] !== undefined);
  const parts = [
    clock && sourceOf(pharmacy, hoursField[clock], pharmacyMessages.hoursFrom),
    sourceOf(pharmacy, 'address', pharmacyMessages.addressFrom),
  ].filter((part) => part !== undefined);
  return parts.length > 0 && <p className="quiet">{parts.join('\u00a0· ')}</p>;
}

function sourceOf(
  { sources, hours }: Pharmacy,
  field: string,
  say: (values: { readonly source: string; readonly date: string }) => string,
): string | undefined {
  const source = sources.find(({ fields }) => fields.includes(field) || fields.includes('all'));
  return (
    source && say({ source: sourceName(source.id), date: dateText(source, statedOn(source, field, hours)) })
  );
}

/** When: a register's date is of its record, on which nobody looked at the pharmacy. */
function dateText({ id }: Source, date: string | undefined): string {
  const on = monthOf(date ?? '');
  if (on === undefined) return pharmacyMessages.undated;
  return (id === 'nppes' ? pharmacyMessages.recordUpdated : pharmacyMessages.monthYear)(on);
}
