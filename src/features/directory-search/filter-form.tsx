import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { idsChosen } from '../../domain/search/chosen-filter.ts';
import {
  type DirectoryQuery,
  formatDirectoryQuery,
  parseDirectoryQuery,
  type Situation,
  withinMiles,
} from '../../domain/search/directory-query.ts';
import { facetCounts } from '../../domain/search/query-facets.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import * as filterFormMessages from '../../messages/generated/filterForm.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import { choiceLabel } from './filter-label.ts';
import { OriginField, type OriginOptions } from './origin-field.tsx';

export interface FilterFormProps {
  readonly query: DirectoryQuery;
  /** The path the query string belongs to. */
  readonly base: string;
  /** What the filters are chosen from. */
  readonly pharmacies: readonly Pharmacy[];
  readonly situation: Situation;
  /** Whether any of them states hours. */
  readonly hoursKnown: boolean;
  /** Whether the counts are told. */
  readonly counted?: boolean;
  readonly origins: OriginOptions;
  /** What distances are measured from now: another list is another form, whose numbers do not move. */
  readonly measuredFrom: string;
  readonly onApplied: () => void;
}

/** The parameters of a form's own fields. */
const formParameters = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The parameters that take one filter. */
const selects = [
  { parameter: 'type', label: filterFormMessages.type, any: filterFormMessages.anyType },
  { parameter: 'service', label: filterFormMessages.service, any: filterFormMessages.anyService },
] as const;

/**
 * Narrows and orders a list of pharmacies. A GET form whose field names are the query's own: a submission before the
 * script is ready loads the same URL that the script would navigate to. Beside each choice: how many it would leave.
 */
export function FilterForm({
  query,
  base,
  pharmacies,
  situation,
  hoursKnown,
  counted = true,
  origins,
  measuredFrom,
  onApplied,
}: FilterFormProps) {
  const navigate = useNavigate();
  const counts = facetCounts(pharmacies, query, situation);
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = parseDirectoryQuery(formParameters(event.currentTarget));
    if (wanted.from === 'me') origins.onMe();
    navigate(directorySearchPath(wanted, base));
    onApplied();
  };
  const choice = (label: string, count: number): string =>
    counted ? filterFormMessages.choice({ label, count }) : label;
  return (
    <form
      key={`${formatDirectoryQuery({ ...query, page: 1 })} ${origins.current} ${measuredFrom}`}
      className="filters js-only"
      aria-label={filterFormMessages.filters}
      action={base}
      onSubmit={apply}
    >
      {query.q !== '' && <input type="hidden" name="q" value={query.q} />}
      {selects.map(
        ({ parameter, label, any }) =>
          counts[parameter].size > 0 && (
            <label key={parameter} className="field">
              {label}
              <select name={parameter} defaultValue={idsChosen(query.filters, parameter)[0] ?? ''}>
                <option value="">{any}</option>
                {[...counts[parameter]].map(([id, count]) => (
                  <option key={id} value={id}>
                    {choice(choiceLabel(id, parameter), count)}
                  </option>
                ))}
              </select>
            </label>
          ),
      )}
      {counts.brands.length > 0 && (
        <label className="field">
          {filterFormMessages.brand}
          <select name="brand" defaultValue={query.brand ?? ''}>
            <option value="">{filterFormMessages.anyBrand}</option>
            {counts.brands.map(({ name, count }) => (
              <option key={name} value={name}>
                {choice(name, count)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        {filterFormMessages.within}
        <select name="within" defaultValue={query.within ?? ''}>
          <option value="">{filterFormMessages.anyDistance}</option>
          {withinMiles.map((miles) => (
            <option key={miles} value={miles}>
              {filtersMessages.within({ miles })}
            </option>
          ))}
        </select>
      </label>
      <OriginField origins={origins} />
      <label className="field">
        {filterFormMessages.order}
        <select name="sort" defaultValue={query.sort}>
          <option value="distance">{filterFormMessages.nearest}</option>
          <option value="name">{filterFormMessages.byName}</option>
        </select>
      </label>
      <fieldset className="traits">
        <legend className="sr">{filterFormMessages.only}</legend>
        {(hoursKnown || query.open) && (
          <label className="check">
            <input type="checkbox" name="open" value="1" defaultChecked={query.open} />
            {filtersMessages.open}
          </label>
        )}
        {[...counts.has].map(([id, count]) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              name="has"
              value={id}
              defaultChecked={idsChosen(query.filters, 'has').includes(id)}
            />
            {choice(choiceLabel(id, 'has'), count)}
          </label>
        ))}
      </fieldset>
      <button className="btn" type="submit">
        {filterFormMessages.show}
      </button>
    </form>
  );
}
