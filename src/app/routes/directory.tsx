import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { choicesOf, withDefaults } from '../../domain/list/chosen-filter.ts';
import { isPresetId, type PresetId, presetOf } from '../../domain/list/directory-preset.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { presetQuery } from '../../features/data-access/queries.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import { PresetScreen } from '../../pages/directory/preset-screen.tsx';
import { SearchingScreen } from '../../pages/search/searching-screen.tsx';
import { NearYou } from '../../pages/shared/near-you.tsx';
import { NearScreen, WordsSearch } from './screens-on-demand.tsx';
import { useUrlQuery } from './use-url-query.ts';

/** Loaded if a search that led here has unused words. */
const NoticeOfUnused = lazy(async () => ({
  default: (await import('../../pages/search/search-notes.tsx')).NoticeOfUnused,
}));

/**
 * The eight directory routes. With `?q=` they show the place searched for, with `?from=me` what is near the
 * visitor, both under the route's own filter.
 */
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
  const filters = withDefaults(query.filters, choicesOf(filter === undefined ? [] : [filter]));
  // The unused words of a search that led here; only a navigation brings them.
  const { state } = useLocation();
  const hasNotice = useHydrated() && state !== null;
  const notice = hasNotice && (
    <Suspense>
      <NoticeOfUnused />
    </Suspense>
  );
  if (query.q === '' && query.from === 'me') {
    return (
      <Suspense fallback={<PresetScreen preset={preset} dataset={dataset} />}>
        {notice}
        <NearScreen query={{ ...query, filters }} />
      </Suspense>
    );
  }
  if (query.q === '') {
    return (
      <>
        {notice}
        <PresetScreen
          preset={preset}
          dataset={dataset}
          nearYou={<NearYou {...(filter !== undefined && { filters: [filter] })} />}
        />
      </>
    );
  }
  return (
    <Suspense fallback={<SearchingScreen text={query.q} />}>
      {notice}
      {/* The path's filter becomes an ordinary one, so that an address without it can remove it. */}
      <WordsSearch text={query.q} query={{ ...query, filters }} base={presetPath('directory')} />
    </Suspense>
  );
}
