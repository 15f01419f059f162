import { PageHead } from '../components/seo/page-head.tsx';
import { useSiteFacts } from '../features/datasets/site-facts.ts';
import { ContactScreen } from './contact-screen.tsx';
import { fixedHead } from './fixed-head.ts';

/** `/contact`. */
export function Component() {
  return (
    <>
      <PageHead {...fixedHead('contact')} />
      <ContactScreen formUrl={useSiteFacts().contactFormUrl} />
    </>
  );
}
