import { useSuspenseQuery } from '@tanstack/react-query';
import { PageHead } from '../components/seo/page-head.tsx';
import { siteFactsQuery } from '../features/datasets/site-facts.ts';
import { fixedHead } from './heads.ts';
import { PrivacyScreen } from './privacy-screen.tsx';

/** `/privacy`. */
export function Component() {
  const { data } = useSuspenseQuery(siteFactsQuery());
  return (
    <>
      <PageHead {...fixedHead('privacy')} />
      <PrivacyScreen lookupHost={data.lookupHost} />
    </>
  );
}
