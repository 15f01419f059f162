import { sourceName } from '../../components/listing/card-text.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { formatDate } from '../../messages/time-text.ts';
import { fieldName } from './fact-names.ts';

/** Who states which facts, and when they were last confirmed. */
export function SourceList({ pharmacy }: { readonly pharmacy: Pharmacy }) {
  return (
    <ul className="quiet">
      {pharmacy.sources.map(({ id, date, fields }) => (
        <li key={`${id} ${date}`}>
          {pharmacyMessages.sourceOf({
            source: capitalize(sourceName(id)),
            fields: fields.map(fieldName).join(', '),
            date: date === undefined ? pharmacyMessages.undated : formatDate(date),
          })}
        </li>
      ))}
    </ul>
  );
}
