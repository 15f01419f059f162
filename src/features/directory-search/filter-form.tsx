import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { offeredFilters } from '../../domain/pharmacy/filters.ts';
import { idsChosen } from '../../domain/search/chosen-filter.ts';
import {
  type DirectoryQuery,
  formatDirectoryQuery,
  parseDirectoryQuery,
  withinMiles,
} from '../../domain/search/directory-query.ts';
import type { FacetCounts } from '../../domain/search/query-facets.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import { OriginField, type OriginOptions } from './origin-field.tsx';
import { resultWords } from './result-words.ts';
import { choiceLabel } from './search-words.ts';

export interface FilterFormProps {
  readonly query: DirectoryQuery;
  /** The path the query string belongs to. */
  readonly base: string;
  readonly counts: FacetCounts;
  readonly origins: OriginOptions;
  readonly onApplied: () => void;
}

/** The parameters of a form's own fields. */
const formParameters = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The parameters that take one filter. */
const selects = [
  { parameter: 'type', label: resultWords.type, any: resultWords.anyType },
  { parameter: 'service', label: resultWords.service, any: resultWords.anyService },
] as const;

/**
 * Narrows and orders a list of pharmacies. A GET form whose field names are the query's own: a submission before the
 * script is ready loads the same URL that the script would navigate to. Beside each choice: how many it would leave.
 */
export function FilterForm({ query, base, counts, origins, onApplied }: FilterFormProps) {
  const navigate = useNavigate();
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = parseDirectoryQuery(formParameters(event.currentTarget));
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
      {selects.map(({ parameter, label, any }) => (
        <label key={parameter} className="field">
          {label}
          <select name={parameter} defaultValue={idsChosen(query.filters, parameter)[0] ?? ''}>
            <option value="">{any}</option>
            {offeredFilters[parameter].map((id) => (
              <option key={id} value={id}>
                {resultWords.counted(choiceLabel(id, parameter), counts[parameter].get(id) ?? 0)}
              </option>
            ))}
          </select>
        </label>
      ))}
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
        {offeredFilters.has.map((id) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              name="has"
              value={id}
              defaultChecked={idsChosen(query.filters, 'has').includes(id)}
            />
            {resultWords.counted(choiceLabel(id, 'has'), counts.has.get(id) ?? 0)}
          </label>
        ))}
      </fieldset>
      <button className="btn" type="submit">
        {resultWords.show}
      </button>
    </form>
  );
}
