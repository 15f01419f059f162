import { sourceName } from '../../components/listing/source-name.ts';
import { type Clock, clocks } from '../../domain/hours/hours.ts';
import type { Pharmacy, Source } from '../../domain/pharmacy/pharmacy.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import { groupBy } from '../../domain/text/group-by.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { formatDate, monthOf } from '../../messages/time-text.ts';

interface SourcesProps {
  readonly pharmacy: Pharmacy;
}

const fieldNames: Readonly<Record<string, string | undefined>> = pharmacyMessages.field;

/** Who states which facts, and when. */
export const SourcesCard = ({ pharmacy: { sources, hours } }: SourcesProps) => (
  <section className="panel" aria-labelledby="sources-title">
    <h2 id="sources-title">{pharmacyMessages.sources}</h2>
    <ul className="quiet">
      {sources.flatMap((source) =>
        [...groupBy(source.fields, (field) => statedOn(source, field, hours))].map(([date, fields]) => (
          <li key={`${source.id} ${source.date} ${date}`}>
            {pharmacyMessages.sourceOf({
              source: capitalize(sourceName(source.id)),
              fields: fields.map((field) => fieldNames[field] ?? field).join(', '),
              date: date === undefined ? pharmacyMessages.undated : formatDate(date),
            })}
          </li>
        )),
      )}
    </ul>
  </section>
);

/** Who states the hours and who the address, in one line. */
export function SourcesLine({ pharmacy }: SourcesProps) {
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
  if (source === undefined) return undefined;
  const on = monthOf(statedOn(source, field, hours) ?? '');
  // A register's date is of its record, on which nobody looked at the pharmacy.
  const dated = source.id === 'nppes' ? pharmacyMessages.recordUpdated : pharmacyMessages.monthYear;
  return say({
    source: sourceName(source.id),
    date: on === undefined ? pharmacyMessages.undated : dated(on),
  });
}

/** Under what name a record's sources tell each clock's hours. */
const hoursField = {
  pharmacy: 'hours',
  store: 'storeHours',
  driveThrough: 'driveThroughHours',
} as const satisfies Record<Clock, string>;

/**
 * The day as of which a source states a field, `YYYY-MM-DD`; undefined where it states none. Hours have a date of their own:
 * a record that was touched yesterday may have the hours of years ago.
 */
function statedOn({ date }: Source, field: string, hours: Pharmacy['hours']): string | undefined {
  const clock = clocks.find((each) => hoursField[each] === field);
  const schedule = clock && hours?.[clock];
  return schedule === undefined || schedule.ageless ? date : schedule.asOf;
}
