import { PageHead } from '../components/seo/page-head.tsx';
import { ContactScreen } from './contact-screen.tsx';
import { fixedHead } from './fixed-head.ts';

/** `/contact`. */
export function Component() {
  return (
    <>
      <PageHead {...fixedHead('contact')} />
      <ContactScreen />
    </>
  );
}
