import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { serviceWords, typeWords } from '../../data/vocabulary.ts';
import {
  type DirectoryQuery,
  formatDirectoryQuery,
  parseDirectoryQuery,
} from '../../domain/directory-query.ts';
import { directorySearchPath } from '../../domain/paths.ts';
import { pharmacyTypes, services } from '../../domain/taxonomy.ts';

interface FilterFormProps {
  readonly query: DirectoryQuery;
  /** The path the query string belongs to. */
  readonly base: string;
}

/** The query string of a form's own fields. */
const formSearch = (form: HTMLFormElement): string =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString();

/**
 * Narrows and orders a list of pharmacies. A GET form whose field names are the query's own: a submission before the
 * script is ready loads the same URL that the script would navigate to.
 */
export function FilterForm({ query, base }: FilterFormProps) {
  const navigate = useNavigate();
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    navigate(directorySearchPath(parseDirectoryQuery(formSearch(event.currentTarget)), base));
  };
  return (
    <form
      key={formatDirectoryQuery({ ...query, page: 1 })}
      className="filters js-only"
      aria-label="Filter pharmacies"
      action={base}
      onSubmit={apply}
    >
      {query.q !== '' && <input type="hidden" name="q" value={query.q} />}
      <label className="field">
        Type
        <select name="type" defaultValue={query.type ?? ''}>
          <option value="">Any type</option>
          {pharmacyTypes.map((type) => (
            <option key={type} value={type}>
              {typeWords[type].label}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Service
        <select name="service" defaultValue={query.service ?? ''}>
          <option value="">Any service</option>
          {services.map((service) => (
            <option key={service} value={service}>
              {serviceWords[service].label}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Order
        <select name="sort" defaultValue={query.sort}>
          <option value="distance">Nearest</option>
          <option value="name">Name</option>
        </select>
      </label>
      <label className="check">
        <input type="checkbox" name="open" value="1" defaultChecked={query.open} />
        Open now
      </label>
      <button className="btn" type="submit">
        Show pharmacies
      </button>
    </form>
  );
}
