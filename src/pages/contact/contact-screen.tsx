import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { site } from '../../config/site.ts';
import { mailHref } from '../../domain/site/paths.ts';
import { pageTrail } from '../shared/trails.ts';
import { ContactForm } from './contact-form.tsx';
import { contactScreenWords as words } from './contact-screen-words.ts';
import { contactWords } from './contact-words.ts';

interface ContactScreenProps {
  /** Takes the contact form; absent where there is none, and then writing is by e-mail. */
  readonly formUrl?: string | undefined;
}

/** How to reach the publisher: by e-mail, and by a form where the site has a service to take it. */
export function ContactScreen({ formUrl }: ContactScreenProps) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={pageTrail(words.title)} />
      <div className="prose">
        <PageTitle>{words.title}</PageTitle>
        <p>
          {words.emergency} <a href="tel:911">911</a>
          {words.poison} <a href="tel:+18002221222">1-800-222-1222</a>
          {words.notAPharmacy}
        </p>
        <h2>{words.correct}</h2>
        <p>
          {words.write} <a href={mailHref(site.reportEmail, words.correctSubject, '')}>{site.reportEmail}</a>{' '}
          {words.correctHow}
        </p>
        <h2>{words.else}</h2>
        <p>
          {words.write} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
          {words.noHealth}
        </p>
        {formUrl !== undefined && (
          <section aria-labelledby="form-title">
            <h2 id="form-title">{contactWords.title}</h2>
            <p>{contactWords.where(new URL(formUrl).hostname)}</p>
            <ContactForm url={formUrl} email={site.contactEmail} />
          </section>
        )}
      </div>
    </div>
  );
}
