import { PageHead } from '../../components/seo/page-head.tsx';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import { fixedHead } from '../shared/fixed-head.ts';
import { TermsScreen } from './terms-screen.tsx';

/** `/terms`. */
export function Component() {
  const facts = useSiteFacts();
  return (
    <>
      <PageHead {...fixedHead('terms')} />
      <TermsScreen sample={facts.sample} sources={facts.sources ?? []} />
    </>
  );
}
