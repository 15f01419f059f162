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

/** What the pharmacy is and does, and in one line what no source states, since unknown is not "no". */
export function FactSheet({ pharmacy }: FactSheetProps) {
  const { services, accepts, languages, accessibility, brand, phone } = pharmacy;
  const types = pharmacyTypes.filter((type) => passes(pharmacy, type));
  const facts = [
    {
      id: 'types',
      term: pharmacyMessages.types,
      text: types.map((type) => filtersMessages.label[type]).join(', '),
    },
    {
      id: 'services',
      term: pharmacyMessages.services,
      text: services.map((service) => filtersMessages.label[service]).join(', '),
    },
    {
      id: 'wheelchair',
      term: pharmacyMessages.wheelchair,
      text:
        accessibility.wheelchair === undefined
          ? ''
          : pharmacyMessages.wheelchairAnswer[accessibility.wheelchair],
    },
    {
      id: 'plans',
      term: pharmacyMessages.plans,
      text: accepts.map((plan) => pharmacyMessages.plan[plan]).join(', '),
    },
    { id: 'languages', term: pharmacyMessages.languages, text: languages.map(languageName).join(', ') },
    {
      id: 'ownership',
      term: pharmacyMessages.ownership,
      text: brand === null ? pharmacyMessages.independent : (brand ?? ''),
    },
  ] as const;
  const known = facts.filter(({ text }) => text !== '');
  const unconfirmed = facts
    .filter(({ text }) => text === '')
    .map(({ id }) => pharmacyMessages.unconfirmed[id]);
  const say = phone === undefined ? pharmacyMessages.notConfirmedThere : pharmacyMessages.notConfirmed;
  return (
    <>
      {known.length > 0 && (
        <dl className="sheet">
          {known.map(({ id, term, text }) => (
            <div key={id}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {unconfirmed.length > 0 && <p className="quiet tight">{say({ facts: unconfirmed.join(', ') })}</p>}
    </>
  );
}

/** Who states which facts, and when; a register's date is that of its record. */
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
