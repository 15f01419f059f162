import { useSuspenseQuery } from '@tanstack/react-query';
import { PageHead } from '../components/seo/page-head.tsx';
import { siteFactsQuery } from '../features/datasets/site-facts.ts';
import { AboutScreen } from './about-screen.tsx';
import { fixedHead } from './heads.ts';

/** `/about`. */
export function Component() {
  const { data } = useSuspenseQuery(siteFactsQuery());
  return (
    <>
      <PageHead {...fixedHead('about')} />
      <AboutScreen sample={data.sample} />
    </>
  );
}
