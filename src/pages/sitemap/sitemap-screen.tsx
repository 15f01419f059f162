import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { BrandedLinks } from '../../components/listing/branded-links.tsx';
import { StateCityLists } from '../../components/listing/state-city-lists.tsx';
import { StateLinks } from '../../components/listing/state-links.tsx';
import { presetIds } from '../../domain/search/directory-preset.ts';
import type { OverviewDataset } from '../../domain/site/dataset.ts';
import { homePath, pagePath, presetPath } from '../../domain/site/paths.ts';
import { presetWords } from '../../vocabulary/preset-words.ts';
import { pageTrail } from '../shared/trails.ts';
import { sitemapWords as words } from './sitemap-words.ts';

interface SitemapScreenProps {
  readonly overview: OverviewDataset;
}

const pages = [
  { href: homePath, label: words.home },
  { href: pagePath('specialties'), label: words.specialties },
  { href: pagePath('about'), label: words.about },
  { href: pagePath('contact'), label: words.contact },
  { href: pagePath('privacy'), label: words.privacy },
  { href: pagePath('terms'), label: words.terms },
  ...presetIds.map((id) => ({ href: presetPath(id), label: presetWords[id].heading })),
];

/** Links to everything: a city's own pages are one click further, on its directory. */
export function SitemapScreen({ overview }: SitemapScreenProps) {
  const branded = overview.states.flatMap((state) => state.branded);
  return (
    <div className="wrap">
      <Breadcrumbs trail={pageTrail(words.title)} />
      <div className="intro">
        <PageTitle>{words.title}</PageTitle>
        <p>{words.intro}</p>
      </div>
      <section aria-labelledby="pages-title">
        <h2 id="pages-title">{words.pages}</h2>
        <ul className="links">
          {pages.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="states-title">
        <h2 id="states-title">{words.states}</h2>
        <StateLinks states={overview.states} />
      </section>
      <section aria-labelledby="cities-title">
        <h2 id="cities-title">{words.cities}</h2>
        <StateCityLists states={overview.states} />
      </section>
      {branded.length > 0 && (
        <section aria-labelledby="branded-title">
          <h2 id="branded-title">{words.branded}</h2>
          <BrandedLinks links={branded} />
        </section>
      )}
    </div>
  );
}
