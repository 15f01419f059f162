import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isPresetId, type PresetId, presetOf } from '../../domain/list/directory-preset.ts';
import { withFilters } from '../../domain/list/directory-query.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { usePageData } from '../../features/data-access/page-data.ts';
import { presetQuery } from '../../features/data-access/queries.ts';
import { PresetScreen } from '../../pages/directory/preset-screen.tsx';
import { SearchingScreen } from '../../pages/search/search.tsx';
import { NearScreen, WordsSearch } from './screens-on-demand.tsx';
import { useUrlQuery } from './use-url-query.ts';

/** Shows a directory, such as `/24-hour`; with `?q=` a search; with `?from=me` the list near the visitor. */
export function Component() {
  // The router ignores letter case.
  const id = useLocation().pathname.slice(1).toLowerCase();
  if (!isPresetId(id)) throw new Error(`No directory at /${id}`);
  return <Directory preset={id} />;
}

function Directory({ preset }: { readonly preset: PresetId }) {
  const dataset = usePageData(presetQuery(preset));
  const query = useUrlQuery();
  const { filter } = presetOf(preset);
  const filters = withFilters(filter === undefined ? [] : [filter], query.filters);
  if (query.q === '' && query.from === 'me') {
    return (
      <Suspense fallback={<PresetScreen preset={preset} dataset={dataset} />}>
        <NearScreen query={{ ...query, filters }} />
      </Suspense>
    );
  }
  if (query.q === '') return <PresetScreen preset={preset} dataset={dataset} />;
  return (
    <Suspense fallback={<SearchingScreen text={query.q} />}>
      {/* From here on the path's filter is like any other: an address without it can take it off. */}
      <WordsSearch text={query.q} query={{ ...query, filters }} base={presetPath('directory')} />
    </Suspense>
  );
}
