import { memo, Suspense, startTransition, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { onDemand } from '../../components/ui/on-demand.ts';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { knowsHours } from '../../domain/pharmacy/knowledge.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import type { FilterFormProps } from './filter-form.tsx';

/** Whether the form's code has come. */
let come = false;

const load = () =>
  import('./filter-form.tsx').then((module) => {
    come = true;
    return module;
  });

const FilterForm = onDemand(load, (module) => module.FilterForm);

/** The form of a page that was sent. Until its code has come nothing about it changes: React would take away what it cannot render. */
const SentForm = memo(
  (props: FilterFormProps) => (
    <Suspense>
      <FilterForm {...props} />
    </Suspense>
  ),
  () => !come,
);

/**
 * The filters of a list. A narrow screen shows the list first: there they unfold from a button, beside the one filter that a
 * visitor in a hurry wants. Wide screens show them always (styles/forms.css). The form works as it was sent until its code comes.
 */
export function FilterPanel(form: Omit<FilterFormProps, 'onApplied' | 'hoursKnown'>) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [sent] = useState(!useHydrated());
  const [, setReady] = useState(come);
  useEffect(() => {
    load().then(
      () => startTransition(() => setReady(true)),
      // Without a connection the form stays as it was sent.
      () => undefined,
    );
  }, []);
  const { query, base, pharmacies } = form;
  const hoursKnown = pharmacies.some(knowsHours);
  const openNow = (): void => navigate(directorySearchPath({ ...query, open: true, page: 1 }, base));
  const Form = sent ? SentForm : FilterForm;
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
        <Form {...form} hoursKnown={hoursKnown} onApplied={() => setOpen(false)} />
      </div>
    </>
  );
}
