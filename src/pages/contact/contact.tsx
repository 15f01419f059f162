import { PageHead } from '../../components/seo/page-head.tsx';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import { fixedHead } from '../shared/fixed-head.ts';
import { ContactScreen } from './contact-screen.tsx';

/** `/contact`. */
export function Component() {
  return (
    <>
      <PageHead {...fixedHead('contact')} />
      <ContactScreen formUrl={useSiteFacts().contactFormUrl} />
    </>
  );
}
