import { useSuspenseQuery } from '@tanstack/react-query';
import { PageHead } from '../components/seo/page-head.tsx';
import { siteFactsQuery } from '../features/datasets/site-facts.ts';
import { fixedHead } from './heads.ts';
import { TermsScreen } from './terms-screen.tsx';

/** `/terms`. */
export function Component() {
  const { data } = useSuspenseQuery(siteFactsQuery());
  return (
    <>
      <PageHead {...fixedHead('terms')} />
      <TermsScreen sample={data.sample} />
    </>
  );
}
