import { PageHead } from '../components/seo/page-head.tsx';
import { useSiteFacts } from '../features/datasets/site-facts.ts';
import { fixedHead } from './heads.ts';
import { PrivacyScreen } from './privacy-screen.tsx';

/** `/privacy`. */
export function Component() {
  const facts = useSiteFacts();
  return (
    <>
      <PageHead {...fixedHead('privacy')} />
      <PrivacyScreen lookupHost={facts.lookupHost} sources={facts.sources ?? []} />
    </>
  );
}
