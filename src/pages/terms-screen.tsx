import { Breadcrumbs } from '../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { site } from '../config/site.ts';
import { pagePath } from '../domain/paths.ts';
import { SourceCredits } from './source-credits.tsx';
import { pageTrail } from './trails.ts';

interface TermsScreenProps {
  readonly sample: boolean;
  /** Ids of the listings' sources. */
  readonly sources: readonly string[];
}

/** What visitors may expect of the directory, and what they may not. */
export function TermsScreen({ sample, sources }: TermsScreenProps) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={pageTrail('Terms')} />
      <div className="prose">
        <PageTitle>Terms of use</PageTitle>
        <p>{`By using ${site.name} you accept what this page says. It is short on purpose.`}</p>
        <h2>Information, not advice</h2>
        <p>
          This site lists pharmacies. It does not give medical advice, fill prescriptions or recommend one
          pharmacy over another. Ask a pharmacist or doctor about your medicines. In an emergency call 911.
        </p>
        <h2>Call before you go</h2>
        <p>
          Hours, services and stock change, and sources can be wrong or out of date. We show what our sources
          say and when they said it, without a guarantee that it is right today.
        </p>
        {sample && (
          <p>All listings shown now are samples of fictional pharmacies. Do not rely on any of them.</p>
        )}
        <h2>Names and marks</h2>
        <p>
          Names of pharmacies and stores belong to their owners. Being listed does not mean that an owner
          endorses this directory.
        </p>
        <h2>Data of others</h2>
        <SourceCredits sources={sources} />
        <p>
          Cities and ZIP codes: GeoNames, CC BY 4.0. Links lead to sites of others, which have their own
          terms; directions open in Google Maps.
        </p>
        <p>
          Questions? <a href={pagePath('contact')}>Contact us</a>.
        </p>
      </div>
    </div>
  );
}
