import { PageHead } from '../../components/seo/page-head.tsx';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import { fixedHead } from '../shared/fixed-head.ts';
import { PrivacyScreen } from './privacy-screen.tsx';

const hostOf = (url: string | undefined): string | undefined => url && new URL(url).hostname;

/** `/privacy`. */
export function Component() {
  const facts = useSiteFacts();
  return (
    <>
      <PageHead {...fixedHead('privacy')} />
      <PrivacyScreen
        lookupHost={facts.lookupHost}
        mapHost={hostOf(facts.mapStyleUrl)}
        formHost={hostOf(facts.contactFormUrl)}
        sources={facts.sources ?? []}
      />
    </>
  );
}
