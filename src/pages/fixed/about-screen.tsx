import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { pagePath } from '../../domain/site/paths.ts';
import { SourceCredits } from '../shared/source-credits.tsx';
import { pageTrail } from '../shared/trails.ts';
import { aboutWords as words } from './about-words.ts';

interface AboutScreenProps {
  readonly sample: boolean;
  /** Ids of the listings' sources. */
  readonly sources: readonly string[];
}

/** What the directory is, where its listings come from and how it treats what it does not know. */
export function AboutScreen({ sample, sources }: AboutScreenProps) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={pageTrail(words.trail)} />
      <div className="prose">
        <PageTitle>{words.title}</PageTitle>
        <p>{words.intro}</p>
        <h2>{words.listings}</h2>
        {sample ? (
          <p>{words.sample}</p>
        ) : (
          <>
            <p>{words.sourced}</p>
            <SourceCredits sources={sources} />
          </>
        )}
        <p>
          {words.places[0]}
          <a href="https://www.geonames.org/">{words.geonames}</a>
          {words.places[1]}
          <a href="https://creativecommons.org/licenses/by/4.0/">{words.licence}</a>
          {words.places[2]}
        </p>
        <h2>{words.unknown}</h2>
        <p>{words.unknownText}</p>
        <h2>{words.order}</h2>
        <p>{words.orderText}</p>
        <h2>{words.wrong}</h2>
        <p>
          <a href={pagePath('contact')}>{words.tell}</a>
          {words.wrongText[0]}
          <a href={pagePath('specialties')}>{words.specialties}</a>
          {words.wrongText[1]}
        </p>
      </div>
    </div>
  );
}
