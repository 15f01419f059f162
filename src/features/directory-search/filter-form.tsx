import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { traits } from '../../domain/pharmacy/pharmacy-trait.ts';
import { pharmacyTypes, services } from '../../domain/pharmacy/taxonomy.ts';
import {
  type DirectoryQuery,
  formatDirectoryQuery,
  parseDirectoryQuery,
  withinMiles,
} from '../../domain/search/directory-query.ts';
import type { FacetCounts } from '../../domain/search/query-facets.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import { serviceWords, typeWords } from '../../vocabulary/vocabulary.ts';
import { OriginField, type OriginOptions } from './origin-field.tsx';
import { resultWords } from './result-words.ts';
import { traitWords } from './search-words.ts';

export interface FilterFormProps {
  readonly query: DirectoryQuery;
  /** The path the query string belongs to. */
  readonly base: string;
  readonly counts: FacetCounts;
  readonly origins: OriginOptions;
  readonly onApplied: () => void;
}

/** The query string of a form's own fields. */
const formSearch = (form: HTMLFormElement): string =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString();

/**
 * Narrows and orders a list of pharmacies. A GET form whose field names are the query's own: a submission before the
 * script is ready loads the same URL that the script would navigate to. Beside each choice: how many it would leave.
 */
export function FilterForm({ query, base, counts, origins, onApplied }: FilterFormProps) {
  const navigate = useNavigate();
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = parseDirectoryQuery(formSearch(event.currentTarget));
    if (wanted.from === 'me') origins.onMe();
    navigate(directorySearchPath(wanted, base));
    onApplied();
  };
  return (
    <form
      key={formatDirectoryQuery({ ...query, page: 1 })}
      className="filters js-only"
      aria-label={resultWords.filters}
      action={base}
      onSubmit={apply}
    >
      {query.q !== '' && <input type="hidden" name="q" value={query.q} />}
      <label className="field">
        {resultWords.type}
        <select name="type" defaultValue={query.type ?? ''}>
          <option value="">{resultWords.anyType}</option>
          {pharmacyTypes.map((type) => (
            <option key={type} value={type}>
              {resultWords.counted(typeWords[type].label, counts.types.get(type) ?? 0)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {resultWords.service}
        <select name="service" defaultValue={query.service ?? ''}>
          <option value="">{resultWords.anyService}</option>
          {services.map((service) => (
            <option key={service} value={service}>
              {resultWords.counted(serviceWords[service].label, counts.services.get(service) ?? 0)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {resultWords.within}
        <select name="within" defaultValue={query.within ?? ''}>
          <option value="">{resultWords.anyDistance}</option>
          {withinMiles.map((miles) => (
            <option key={miles} value={miles}>
              {resultWords.withinMiles(miles)}
            </option>
          ))}
        </select>
      </label>
      <OriginField origins={origins} />
      <label className="field">
        {resultWords.order}
        <select name="sort" defaultValue={query.sort}>
          <option value="distance">{resultWords.nearest}</option>
          <option value="name">{resultWords.byName}</option>
        </select>
      </label>
      <fieldset className="traits">
        <legend className="sr">{resultWords.only}</legend>
        <label className="check">
          <input type="checkbox" name="open" value="1" defaultChecked={query.open} />
          {resultWords.open}
        </label>
        {traits.map((trait) => (
          <label key={trait} className="check">
            <input
              type="checkbox"
              name="has"
              value={trait}
              defaultChecked={query.has?.includes(trait) ?? false}
            />
            {resultWords.counted(traitWords[trait], counts.traits.get(trait) ?? 0)}
          </label>
        ))}
      </fieldset>
      <button className="btn" type="submit">
        {resultWords.show}
      </button>
    </form>
  );
}
