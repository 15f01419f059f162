import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { pagePath } from '../../domain/site/paths.ts';
import { SourceCredits } from '../shared/source-credits.tsx';
import { pageTrail } from '../shared/trails.ts';
import { termsWords as words } from './terms-words.ts';

interface TermsScreenProps {
  readonly sample: boolean;
  /** Ids of the listings' sources. */
  readonly sources: readonly string[];
}

/** What visitors may expect of the directory, and what they may not. */
export function TermsScreen({ sample, sources }: TermsScreenProps) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={pageTrail(words.trail)} />
      <div className="prose">
        <PageTitle>{words.title}</PageTitle>
        <p>{words.intro}</p>
        <h2>{words.information}</h2>
        <p>{words.informationText}</p>
        <h2>{words.call}</h2>
        <p>{words.callText}</p>
        {sample && <p>{words.sample}</p>}
        <h2>{words.names}</h2>
        <p>{words.namesText}</p>
        <h2>{words.data}</h2>
        <SourceCredits sources={sources} />
        <p>{words.dataText}</p>
        <p>
          {words.questions[0]}
          <a href={pagePath('contact')}>{words.contact}</a>
          {words.questions[1]}
        </p>
      </div>
    </div>
  );
}
