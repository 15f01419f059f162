import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import { site } from '../../config/site.ts';
import { pagePath } from '../../domain/site/paths.ts';
import * as termsMessages from '../../messages/generated/terms.ts';
import { SourceCredits } from '../shared/source-credits.tsx';
import { pageTrail } from '../shared/trails.ts';

interface TermsScreenProps {
  readonly sample: boolean;
  /** Ids of the listings' sources. */
  readonly sources: readonly string[];
}

/** What visitors may expect of the directory, and what they may not. */
export function TermsScreen({ sample, sources }: TermsScreenProps) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={pageTrail(termsMessages.trail)} />
      <div className="prose">
        <PageTitle>{termsMessages.title}</PageTitle>
        <p>{termsMessages.intro({ site: site.name })}</p>
        <h2>{termsMessages.information}</h2>
        <p>{termsMessages.informationText}</p>
        <h2>{termsMessages.call}</h2>
        <p>{termsMessages.callText}</p>
        {sample && <p>{termsMessages.sample}</p>}
        <h2>{termsMessages.names}</h2>
        <p>{termsMessages.namesText}</p>
        <h2>{termsMessages.data}</h2>
        <SourceCredits sources={sources} />
        <p>{termsMessages.dataText}</p>
        <p>
          {taggedMessage(termsMessages.questions, {
            contact: (text) => <a href={pagePath('contact')}>{text}</a>,
          })}
        </p>
      </div>
    </div>
  );
}
