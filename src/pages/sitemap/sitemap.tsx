import { PageTitle } from '../../components/layout/page-title.tsx';
import { BrandedLinks, LinkList } from '../../components/listing/link-list.tsx';
import { StateCityLists } from '../../components/listing/state-city-lists.tsx';
import { StateLinks } from '../../components/listing/state-links.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { type DirectoryPreset, directoryPresets } from '../../domain/search/directory-preset.ts';
import { brandPath, homePath, pagePath, presetPath, textPageIds } from '../../domain/site/paths.ts';
import { overviewQuery } from '../../features/data-access/queries.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as layoutMessages from '../../messages/generated/layout.ts';
import * as presetsMessages from '../../messages/generated/presets.ts';
import * as sitemapMessages from '../../messages/generated/sitemap.ts';
import { fixedHead } from '../shared/text-page.tsx';

const pages = [
  { href: homePath, label: sitemapMessages.home },
  { href: pagePath('specialties'), label: sitemapMessages.specialties },
  ...textPageIds.map((id) => ({ href: pagePath(id), label: layoutMessages.pages[id] })),
];

const presetLink = ({ id }: DirectoryPreset) => ({
  href: presetPath(id),
  label: presetsMessages.heading[id],
});

/** `/sitemap`: links to everything; a city's own pages are one click further, on its directory. */
export function Component() {
  const overview = usePageData(overviewQuery());
  const branded = overview.states.flatMap((state) => state.branded);
  const isEmpty = ({ filter }: DirectoryPreset): boolean =>
    filter !== undefined && (overview.typeCounts[filter] ?? 0) === 0;
  const none = directoryPresets.filter(isEmpty);
  return (
    <div className="wrap">
      <PageHead {...fixedHead('sitemap')} />
      <div className="intro">
        <PageTitle>{sitemapMessages.title}</PageTitle>
        <p>{sitemapMessages.intro}</p>
      </div>
      <section aria-labelledby="pages-title">
        <h2 id="pages-title">{sitemapMessages.pages}</h2>
        <LinkList
          links={[...pages, ...directoryPresets.filter((preset) => !isEmpty(preset)).map(presetLink)]}
        />
        {none.length > 0 && (
          <div data-unconfirmed>
            <h3 className="tight">{sitemapMessages.unconfirmed}</h3>
            <LinkList links={none.map(presetLink)} />
          </div>
        )}
      </section>
      <section aria-labelledby="states-title">
        <h2 id="states-title">{sitemapMessages.states}</h2>
        <StateLinks states={overview.states} />
      </section>
      <section aria-labelledby="cities-title">
        <h2 id="cities-title">{sitemapMessages.cities}</h2>
        <StateCityLists states={overview.states} />
      </section>
      {overview.brands.length > 0 && (
        <section aria-labelledby="brands-title">
          <h2 id="brands-title">{brandMessages.all}</h2>
          <LinkList
            links={overview.brands.map(({ brand, name, count }) => ({
              href: brandPath(brand),
              label: name,
              note: count,
            }))}
          />
        </section>
      )}
      {branded.length > 0 && (
        <section aria-labelledby="branded-title">
          <h2 id="branded-title">{sitemapMessages.branded}</h2>
          <BrandedLinks links={branded} />
        </section>
      )}
    </div>
  );
}
