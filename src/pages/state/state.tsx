import { PageHead } from '../../components/seo/page-head.tsx';
import type { StateCode } from '../../domain/places/us-state.ts';
import { stateQuery } from '../../features/data-access/queries.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import { stateHead } from './state-head.ts';
import { StateScreen } from './state-screen.tsx';

/** The directory of a state. */
export function StatePage({ code }: { readonly code: StateCode }) {
  const dataset = usePageData(stateQuery(code));
  return (
    <>
      <PageHead {...stateHead(dataset)} />
      <StateScreen dataset={dataset} />
    </>
  );
}
