import { PageHead } from '../components/seo/page-head.tsx';
import { useSiteFacts } from '../features/datasets/site-facts.ts';
import { AboutScreen } from './about-screen.tsx';
import { fixedHead } from './fixed-head.ts';

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
