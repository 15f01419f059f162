import { Breadcrumbs } from '../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { site } from '../config/site.ts';
import { pageTrail } from './trails.ts';

const correctionSubject = encodeURIComponent('Correction to a listing');

/** How to reach the publisher; there is no form because there is no server to send it to. */
export function ContactScreen() {
  return (
    <div className="wrap">
      <Breadcrumbs trail={pageTrail('Contact')} />
      <div className="prose">
        <PageTitle>Contact</PageTitle>
        <p>
          In a medical emergency call <a href="tel:911">911</a>. For poison help call{' '}
          <a href="tel:+18002221222">1-800-222-1222</a>. We are not a pharmacy and cannot answer questions
          about medicines: please call a pharmacist.
        </p>
        <h2>Correct a listing</h2>
        <p>
          Write to <a href={`mailto:${site.reportEmail}?subject=${correctionSubject}`}>{site.reportEmail}</a>{' '}
          with the pharmacy’s name and address, what is wrong, and how you know. Pharmacies may ask us to
          change or remove their own listing.
        </p>
        <h2>Anything else</h2>
        <p>
          Write to <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>. Please do not send us
          health information.
        </p>
      </div>
    </div>
  );
}
