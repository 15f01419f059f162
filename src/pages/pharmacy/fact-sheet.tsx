import { formatDate, sourceName } from '../../components/listing/listing-words.ts';
import { passes, pharmacyTypes } from '../../domain/pharmacy/filters.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { capitalize } from '../../domain/text/count-of.ts';
import { filterWords } from '../../vocabulary/vocabulary.ts';
import { fieldName, languageName, pharmacyWords, wheelchairWords } from './pharmacy-words.ts';

interface FactSheetProps {
  readonly pharmacy: Pharmacy;
}

/** What the pharmacy is and does. A fact that no source states says so, since unknown is not "no". */
export function FactSheet({ pharmacy }: FactSheetProps) {
  const { services, accepts, languages, accessibility, brand } = pharmacy;
  const types = pharmacyTypes.filter((type) => passes(pharmacy, type));
  const facts = [
    { term: pharmacyWords.types, text: types.map((type) => filterWords[type].label).join(', ') },
    { term: pharmacyWords.services, text: services.map((service) => filterWords[service].label).join(', ') },
    {
      term: pharmacyWords.wheelchair,
      text: accessibility.wheelchair === undefined ? '' : wheelchairWords[accessibility.wheelchair],
    },
    { term: pharmacyWords.plans, text: accepts.map(capitalize).join(', ') },
    { term: pharmacyWords.languages, text: languages.map(languageName).join(', ') },
    { term: pharmacyWords.ownership, text: brand === null ? pharmacyWords.independent : (brand ?? '') },
  ];
  return (
    <dl className="sheet">
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={text === '' ? 'quiet' : undefined}>
            {text === '' ? pharmacyWords.notListed : text}
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
          {pharmacyWords.sourceOf(
            capitalize(sourceName(id)),
            fields.map(fieldName).join(', '),
            date === undefined ? pharmacyWords.undated : formatDate(date),
          )}
        </li>
      ))}
    </ul>
  );
}
