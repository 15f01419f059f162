import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import { site } from '../../config/site.ts';
import { mailHref } from '../../domain/site/paths.ts';
import * as contactMessages from '../../messages/generated/contact.ts';
import { pageTrail } from '../shared/trails.ts';
import { ContactForm } from './contact-form.tsx';

interface ContactScreenProps {
  /** Takes the contact form; absent where there is none, and then writing is by e-mail. */
  readonly formUrl?: string | undefined;
}

/** How to reach the publisher: by e-mail, and by a form where the site has a service to take it. */
export function ContactScreen({ formUrl }: ContactScreenProps) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={pageTrail(contactMessages.title)} />
      <div className="prose">
        <PageTitle>{contactMessages.title}</PageTitle>
        <p>
          {taggedMessage(contactMessages.emergency, {
            emergency: (text) => <a href="tel:911">{text}</a>,
            poison: (text) => <a href="tel:+18002221222">{text}</a>,
          })}
        </p>
        <h2>{contactMessages.correct}</h2>
        <p>
          {taggedMessage(contactMessages.correctHow({ address: site.reportEmail }), {
            mail: (text) => (
              <a href={mailHref(site.reportEmail, contactMessages.correctSubject, '')}>{text}</a>
            ),
          })}
        </p>
        <h2>{contactMessages.other}</h2>
        <p>
          {taggedMessage(contactMessages.otherHow({ address: site.contactEmail }), {
            mail: (text) => <a href={`mailto:${site.contactEmail}`}>{text}</a>,
          })}
        </p>
        {formUrl !== undefined && (
          <section aria-labelledby="form-title">
            <h2 id="form-title">{contactMessages.formTitle}</h2>
            <p>{contactMessages.where({ host: new URL(formUrl).hostname })}</p>
            <ContactForm url={formUrl} email={site.contactEmail} />
          </section>
        )}
      </div>
    </div>
  );
}
