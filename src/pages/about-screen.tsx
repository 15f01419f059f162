import { Breadcrumbs } from '../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { site } from '../config/site.ts';
import { pagePath } from '../domain/paths.ts';
import { SourceCredits } from './source-credits.tsx';
import { pageTrail } from './trails.ts';

interface AboutScreenProps {
  readonly sample: boolean;
  /** Ids of the listings' sources. */
  readonly sources: readonly string[];
}

/** What the directory is, where its listings come from and how it treats what it does not know. */
export function AboutScreen({ sample, sources }: AboutScreenProps) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={pageTrail('About')} />
      <div className="prose">
        <PageTitle>About this directory</PageTitle>
        <p>
          {`${site.name} helps you find a pharmacy that is open, near, and does what you need. It is a directory, not a pharmacy: it sells nothing and gives no medical advice.`}
        </p>
        <h2>Where the listings come from</h2>
        {sample ? (
          <p>
            The listings on this site are samples. The pharmacies are fictional and were generated to show how
            the directory works; their phone numbers are of the 555-01 kind that is set aside for fiction.
            Cities, ZIP codes and landmarks are real.
          </p>
        ) : (
          <>
            <p>
              Each listing names its sources and the date they were last confirmed. Where sources disagree,
              what the pharmacy itself told us comes first, then the chain’s own list, then the map, then the
              register.
            </p>
            <SourceCredits sources={sources} />
          </>
        )}
        <p>
          Cities, populations and ZIP codes come from <a href="https://www.geonames.org/">GeoNames</a>, used
          under <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.
        </p>
        <h2>What we do with what we do not know</h2>
        <p>
          Unknown is not “no”. A pharmacy without listed hours says so and asks you to call; it is never shown
          as open or closed. A type, service or plan appears only where a source states it, so a pharmacy may
          offer more than we list.
        </p>
        <h2>How the lists are ordered</h2>
        <p>
          By distance, in a straight line, from a point that each list names. Where only a pharmacy’s ZIP code
          is known the distance is marked “about”. Nobody can pay for a place in a list.
        </p>
        <h2>Something wrong?</h2>
        <p>
          <a href={pagePath('contact')}>Tell us</a> and we correct it. What each word on a listing means is
          explained under <a href={pagePath('specialties')}>types and services</a>.
        </p>
      </div>
    </div>
  );
}
