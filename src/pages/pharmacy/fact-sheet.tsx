import { sourceName } from '../../components/listing/card-text.ts';
import { passes, pharmacyTypes } from '../../domain/pharmacy/filters.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { formatDate } from '../../messages/time-text.ts';
import { fieldName, languageName } from './fact-names.ts';

interface FactSheetProps {
  readonly pharmacy: Pharmacy;
}

/** What the pharmacy is and does. A fact that no source states says so, since unknown is not "no". */
export function FactSheet({ pharmacy }: FactSheetProps) {
  const { services, accepts, languages, accessibility, brand } = pharmacy;
  const types = pharmacyTypes.filter((type) => passes(pharmacy, type));
  const facts = [
    { term: pharmacyMessages.types, text: types.map((type) => filtersMessages.label[type]).join(', ') },
    {
      term: pharmacyMessages.services,
      text: services.map((service) => filtersMessages.label[service]).join(', '),
    },
    {
      term: pharmacyMessages.wheelchair,
      text:
        accessibility.wheelchair === undefined
          ? ''
          : pharmacyMessages.wheelchairAnswer[accessibility.wheelchair],
    },
    { term: pharmacyMessages.plans, text: accepts.map((plan) => pharmacyMessages.plan[plan]).join(', ') },
    { term: pharmacyMessages.languages, text: languages.map(languageName).join(', ') },
    {
      term: pharmacyMessages.ownership,
      text: brand === null ? pharmacyMessages.independent : (brand ?? ''),
    },
  ];
  return (
    <dl className="sheet">
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={text === '' ? 'quiet' : undefined}>
            {text === '' ? pharmacyMessages.notListed : text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Who states which facts, and when they were last confirmed. */
export function SourceList({ pharmacy }: FactSheetProps) {
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
