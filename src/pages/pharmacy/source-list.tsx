import { sourceName } from '../../components/listing/source-name.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { formatDate } from '../../messages/time-text.ts';
import { fieldName } from './fact-names.ts';

interface SourceListProps {
  readonly pharmacy: Pharmacy;
}

/** Who states which facts, and when. */
export function SourceList({ pharmacy }: SourceListProps) {
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
