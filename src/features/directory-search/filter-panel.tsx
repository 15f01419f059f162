import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { knowsHours } from '../../domain/pharmacy/knowledge.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

/**
 * The filters of a list. A narrow screen shows the list first: there they unfold from a button, beside the one filter that a
 * visitor in a hurry wants. Wide screens show them always (styles/forms.css).
 */
export function FilterPanel(form: Omit<FilterFormProps, 'onApplied' | 'hoursKnown'>) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { query, base, pharmacies } = form;
  const hoursKnown = pharmacies.some(knowsHours);
  const openNow = (): void => navigate(directorySearchPath({ ...query, open: true, page: 1 }, base));
  return (
    <>
      <div className="filter-bar js-only">
        <button
          type="button"
          className="check"
          aria-expanded={open}
          aria-controls="filters"
          onClick={() => setOpen(!open)}
        >
          {resultsMessages.unfold}
        </button>
        {hoursKnown && !query.open && (
          <button type="button" className="check" onClick={openNow}>
            {filtersMessages.open}
          </button>
        )}
      </div>
      <div id="filters" className={open ? undefined : 'folded'}>
        <FilterForm {...form} hoursKnown={hoursKnown} onApplied={() => setOpen(false)} />
      </div>
    </>
  );
}
