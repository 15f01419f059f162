import { sourceName } from '../../components/listing/source-name.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { formatDate } from '../../messages/time-text.ts';
import { fieldsByDate } from './fact-dates.ts';
import { fieldName } from './fact-names.ts';

interface SourceListProps {
  readonly pharmacy: Pharmacy;
}

/** Who states which facts, and when. */
export function SourceList({ pharmacy: { sources, hours } }: SourceListProps) {
  return (
    <ul className="quiet">
      {sources.flatMap((source) =>
        [...fieldsByDate(source, hours)].map(([date, fields]) => (
          <li key={`${source.id} ${source.date} ${date}`}>
            {pharmacyMessages.sourceOf({
              source: capitalize(sourceName(source.id)),
              fields: fields.map(fieldName).join(', '),
              date: date === undefined ? pharmacyMessages.undated : formatDate(date),
            })}
          </li>
        )),
      )}
    </ul>
  );
}
