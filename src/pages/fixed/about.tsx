import { PageHead } from '../../components/seo/page-head.tsx';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import { fixedHead } from '../shared/fixed-head.ts';
import { AboutScreen } from './about-screen.tsx';

/** `/about`. */
export function Component() {
  const facts = useSiteFacts();
  return (
    <>
      <PageHead {...fixedHead('about')} />
      <AboutScreen sample={facts.sample} sources={facts.sources ?? []} />
    </>
  );
}
