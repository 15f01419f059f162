import { useLocation } from 'react-router-dom';
import { emergencyNumbers, linkedMessage } from '../../components/ui/tagged-message.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { site } from '../../config/site.ts';
import { isCorrection } from '../../domain/pharmacy/correction-rows.ts';
import {
  contactFormId,
  correctionParameter,
  foundParameter,
  isReportedPath,
  mailHref,
  reportParameter,
} from '../../domain/site/outside-links.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import * as contactMessages from '../../messages/generated/contact.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { TextPage, Topic } from '../shared/screen.tsx';
import { ContactForm } from './contact-form.tsx';

/** Shows `/contact`: how to reach the publisher. */
export function Component() {
  const { contactFormUrl: formUrl, origin } = useSiteFacts();
  const begun = useInitialMessage(origin);
  const reportEmail: string = site.reportEmail;
  return (
    <TextPage page="contact" title={contactMessages.title}>
      <p>{linkedMessage(contactMessages.emergency, emergencyNumbers)}</p>
      {reportEmail !== '' && (
        <Topic title={contactMessages.correct}>
          {linkedMessage(contactMessages.correctHow({ address: reportEmail }), {
            mail: mailHref(reportEmail, contactMessages.correctSubject, ''),
          })}
        </Topic>
      )}
      <Topic title={contactMessages.other}>
        {linkedMessage(contactMessages.otherHow({ address: site.contactEmail }), {
          mail: `mailto:${site.contactEmail}`,
        })}
      </Topic>
      {formUrl !== undefined && (
        <section aria-labelledby={contactFormId}>
          <h2 id={contactFormId}>{contactMessages.formTitle}</h2>
          <p>{contactMessages.where({ host: new URL(formUrl).hostname })}</p>
          <ContactForm url={formUrl} email={site.contactEmail} begun={begun} />
        </section>
      )}
    </TextPage>
  );
}

function useInitialMessage(origin: string): string | undefined {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const query = new URLSearchParams(search);
  const path = query.get(reportParameter) ?? '';
  if (!isHydrated || !isReportedPath(path)) return undefined;
  const found = (['open', 'closed'] as const).find((each) => each === query.get(foundParameter)) ?? 'wrong';
  const rows = query.get(correctionParameter) ?? '';
  return contactMessages.begun({
    address: `${origin}${path}`,
    said: pharmacyMessages.say[found],
    rows: isCorrection(rows) ? pharmacyMessages.forEditors({ rows }) : '',
  });
}
