import { PageHead } from '../components/seo/page-head.tsx';
import { ContactScreen } from './contact-screen.tsx';
import { fixedHead } from './heads.ts';

/** `/contact`. */
export function Component() {
  return (
    <>
      <PageHead {...fixedHead('contact')} />
      <ContactScreen />
    </>
  );
}
