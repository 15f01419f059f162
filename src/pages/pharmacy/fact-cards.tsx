import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { ReportCard } from './report-card.tsx';
import { ServicesCard } from './services-card.tsx';
import { SourceList } from './source-list.tsx';

/** What the pharmacy does, whether that was right, and who says so: the part of its page that no clock changes. */
export const FactCards = ({ pharmacy }: { readonly pharmacy: Pharmacy }) => (
  <>
    <ServicesCard pharmacy={pharmacy} />
    <ReportCard pharmacy={pharmacy} />
    <section className="panel" aria-labelledby="sources-title">
      <h2 id="sources-title">{pharmacyMessages.sources}</h2>
      <SourceList pharmacy={pharmacy} />
    </section>
  </>
);
