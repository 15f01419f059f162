import {
  type ChangeEvent,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type DirectoryQuery,
  formatDirectoryQuery,
  matchDirectoryQuery,
  parseDirectoryQuery,
  type Situation,
  withinMiles,
} from '../../domain/list/directory-query.ts';
import { queryFacets } from '../../domain/list/query-facets.ts';
import { withoutFilters } from '../../domain/list/set-filters.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import * as filterFormMessages from '../../messages/generated/filterForm.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import { filterButtonLabel } from './filter-label.ts';
import { OriginField, type OriginOptions } from './origin-field.tsx';
import './filter-sheet.css';
import { toSameList } from '../../components/ui/same-list.ts';

interface FilterSheetProps {
  readonly query: DirectoryQuery;
  readonly base: string;
  readonly pharmacies: readonly Pharmacy[];
  readonly situation: Situation;
  readonly hoursKnown: boolean;
  readonly counted: boolean;
  readonly origins: OriginOptions;
  readonly part?: 'from' | undefined;
  readonly onClose: () => void;
}

/** Shows a dialog for a list's filters, order and origin of distances. Applying them changes the list. */
export function FilterSheet({
  query,
  base,
  pharmacies,
  situation,
  hoursKnown,
  counted,
  origins,
  part,
  onClose,
}: FilterSheetProps) {
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState<DirectoryQuery>(() => ({ ...query, page: 1 }));
  const { groups, brands, total } = useCounts(pharmacies, draft, situation);
  // From another origin the list may hold pharmacies that are not loaded yet and cannot be counted.
  const known = counted && draft.from === query.from;
  const outcome = known ? filterFormMessages.showCount({ count: total }) : filterFormMessages.show;
  useShownAtOnce(dialog, part);

  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.from === 'me' && query.from !== 'me') origins.onMe();
    dialog.current?.close();
    navigate(directorySearchPath(draft, base), toSameList);
  };
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === dialog.current) dialog.current.close();
  };
  const read = ({ currentTarget }: ChangeEvent<Field>): void => setDraft(withField(draft, currentTarget));
  const option = (name: string, value: string, label: string, chosen: boolean, count?: number) => (
    <label key={value} className="chip">
      <input
        type={name === 'within' || name === 'sort' ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        checked={chosen}
        disabled={known && count === 0 && !chosen}
        onChange={read}
      />
      {label}
      {known && count !== undefined && !chosen && <span>{count}</span>}
    </label>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes by the Escape key itself
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby="sheet-title"
      onClose={onClose}
      onClick={closeOutside}
    >
      <form onSubmit={apply}>
        <Header onClose={() => dialog.current?.close()} />
        <div className="fields">
          {groups.map(({ group, facets }) => {
            const open = group === 'hours' && (hoursKnown || draft.open);
            if (facets.length === 0 && !open) return null;
            return (
              <Part key={group} title={filterFormMessages.groups[group]}>
                {open && option('open', '1', filtersMessages.open, draft.open)}
                {facets.map(({ id, count }) =>
                  option('has', id, filterButtonLabel(id), draft.filters.includes(id), count),
                )}
              </Part>
            );
          })}
          <Part title={filterFormMessages.within}>
            {option('within', '', filterFormMessages.anyDistance, draft.within === undefined)}
            {withinMiles.map((miles) =>
              option('within', String(miles), filterFormMessages.miles({ miles }), draft.within === miles),
            )}
          </Part>
          {brands.length > 0 && (
            <label className="field">
              {filterFormMessages.brand}
              <select name="brand" value={draft.brand ?? ''} onChange={read}>
                <option value="">{filterFormMessages.anyBrand}</option>
                {brands.map(({ name, count }) => (
                  <option key={name} value={name}>
                    {known ? filterFormMessages.choice({ label: name, count }) : name}
                  </option>
                ))}
              </select>
            </label>
          )}
          {origins.choices.length > 0 && <OriginField origins={origins} from={draft.from} onChange={read} />}
          <Part title={filterFormMessages.order}>
            {option('sort', 'distance', filterFormMessages.nearest, draft.sort === 'distance')}
            {option('sort', 'name', filterFormMessages.byName, draft.sort === 'name')}
          </Part>
        </div>
        <Footer outcome={outcome} onClear={() => setDraft(withoutFilters(draft))} />
      </form>
    </dialog>
  );
}

function useCounts(pharmacies: readonly Pharmacy[], draft: DirectoryQuery, situation: Situation) {
  const asked = useDeferredValue(draft);
  const facets = useMemo(() => queryFacets(pharmacies, asked, situation), [pharmacies, asked, situation]);
  // The button counts the current draft; the options may still count an earlier one.
  const total = useMemo(
    () => matchDirectoryQuery(pharmacies, draft, situation).length,
    [pharmacies, draft, situation],
  );
  return { ...facets, total };
}

function useShownAtOnce(dialog: RefObject<HTMLDialogElement | null>, part: string | undefined): void {
  useEffect(() => {
    const shown = dialog.current;
    if (shown === null || shown.open) return;
    shown.showModal();
    if (part !== undefined) shown.querySelector<HTMLElement>(`[name="${part}"]`)?.focus();
  }, [dialog, part]);
}

type Field = HTMLInputElement | HTMLSelectElement;

function withField(query: DirectoryQuery, { form, name }: Field): DirectoryQuery {
  const parameters = new URLSearchParams(formatDirectoryQuery(query));
  // Other parameters stay: the address may have some that no field offers.
  parameters.delete(name);
  for (const value of new FormData(form ?? undefined).getAll(name)) parameters.append(name, String(value));
  return parseDirectoryQuery(parameters);
}

const Header = ({ onClose }: { readonly onClose: () => void }) => (
  <header>
    <h2 id="sheet-title">{filterFormMessages.title}</h2>
    <button type="button" className="close" aria-label={filterFormMessages.close} onClick={onClose} />
  </header>
);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset>
    <legend>{title}</legend>
    <div className="chips">{children}</div>
  </fieldset>
);

const Footer = ({ outcome, onClear }: { readonly outcome: string; readonly onClear: () => void }) => (
  <footer>
    <button type="button" className="button" onClick={onClear}>
      {filterFormMessages.clear}
    </button>
    <button type="submit" className="btn">
      {outcome}
    </button>
    <p className="sr" role="status">
      {outcome}
    </p>
  </footer>
);
