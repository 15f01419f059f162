import { useState } from 'react';
import { site } from '../../config/site.ts';
import { formatAddress, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { mailHref, reportPath } from '../../domain/site/outside-links.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';

interface ReportCardProps {
  readonly pharmacy: Pharmacy;
}

/** Asks whether the listing was right where the site has a form for the answer, else says where to report what is wrong. */
export function ReportCard({ pharmacy }: ReportCardProps) {
  const { contactFormUrl } = useSiteFacts();
  return (
    <section className="panel report" aria-labelledby="report-title">
      {contactFormUrl === undefined ? (
        <>
          <h2 id="report-title">{pharmacyMessages.somethingWrong}</h2>
          <a className="pill-button" href={mailOf(pharmacy)}>
            {pharmacyMessages.report}
          </a>
        </>
      ) : (
        <WasItRight pharmacy={pharmacy} formUrl={contactFormUrl} />
      )}
    </section>
  );
}

type Answer = 'none' | 'sending' | 'thanked' | 'failed';

function WasItRight({ pharmacy, formUrl }: ReportCardProps & { readonly formUrl: string }) {
  const [answer, setAnswer] = useState<Answer>('none');
  const confirm = async (): Promise<void> => {
    setAnswer('sending');
    try {
      const { sendMessage } = await import('../shared/send-message.ts');
      await sendMessage(formUrl, { message: pharmacyMessages.confirmBody(about(pharmacy)) });
      setAnswer('thanked');
    } catch {
      setAnswer('failed');
    }
  };
  return (
    <>
      <h2 id="report-title">{pharmacyMessages.wasItRight}</h2>
      <div>
        {answer !== 'thanked' && (
          <button
            type="button"
            className="pill-button js-only"
            aria-disabled={answer === 'sending'}
            onClick={answer === 'sending' ? undefined : confirm}
          >
            {pharmacyMessages.right}
          </button>
        )}
        <a className="pill-button" href={reportPath(pharmacy)} rel="nofollow">
          {pharmacyMessages.fixIt}
        </a>
      </div>
      <p role="status">{answer === 'none' ? null : pharmacyMessages.answer[answer]}</p>
    </>
  );
}

/** A message to the publisher that says which listing is meant. */
const mailOf = (pharmacy: Pharmacy): string =>
  mailHref(
    site.reportEmail,
    pharmacyMessages.reportSubject({ name: pharmacy.name }),
    pharmacyMessages.reportBody(about(pharmacy)),
  );

const about = (pharmacy: Pharmacy) => ({
  name: pharmacy.name,
  address: formatAddress(pharmacy.address),
  path: pharmacyPath(pharmacy),
  id: pharmacy.id,
  site: site.name,
});
