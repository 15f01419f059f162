import { Section } from '../../components/layout/section.tsx';
import {
  brandLinks,
  cityDrugsLinks,
  LinkList,
  LinkSection,
  stateLinks,
} from '../../components/listing/link-list.tsx';
import { StateCityLists } from '../../components/listing/state-lists.tsx';
import { type DirectoryPreset, directoryPresets } from '../../domain/list/directory-preset.ts';
import { homePath, pagePath, presetPath, textPageIds } from '../../domain/site/paths.ts';
import { usePageData } from '../../features/data-access/page-data.ts';
import { overviewQuery } from '../../features/data-access/queries.ts';
import * as brandMessages from '../../messages/generated/brand.ts';
import * as layoutMessages from '../../messages/generated/layout.ts';
import * as presetsMessages from '../../messages/generated/presets.ts';
import * as sitemapMessages from '../../messages/generated/sitemap.ts';
import { fixedHead } from '../shared/heads.ts';
import { Screen } from '../shared/screen.tsx';

const pages = [
  { href: homePath, label: sitemapMessages.home },
  { href: pagePath('specialties'), label: sitemapMessages.specialties },
  ...textPageIds.map((id) => ({ href: pagePath(id), label: layoutMessages.pages[id] })),
];

const presetLink = ({ id }: DirectoryPreset) => ({
  href: presetPath(id),
  label: presetsMessages.heading[id],
});

/** Shows `/sitemap`: links to text pages, directories, states, cities and chains. */
export function Component() {
  const overview = usePageData(overviewQuery());
  const isEmpty = ({ filter }: DirectoryPreset): boolean =>
    filter !== undefined && (overview.typeCounts[filter] ?? 0) === 0;
  const none = directoryPresets.filter(isEmpty);
  return (
    <Screen {...fixedHead('sitemap')} heading={sitemapMessages.title} intro={<p>{sitemapMessages.intro}</p>}>
      <Section id="pages" title={sitemapMessages.pages}>
        <LinkList
          links={[...pages, ...directoryPresets.filter((preset) => !isEmpty(preset)).map(presetLink)]}
        />
        {none.length > 0 && (
          <div data-unconfirmed>
            <h3 className="tight">{sitemapMessages.unconfirmed}</h3>
            <LinkList links={none.map(presetLink)} />
          </div>
        )}
      </Section>
      <LinkSection id="states" title={sitemapMessages.states} links={stateLinks(overview.states)} />
      <Section id="cities" title={sitemapMessages.cities}>
        <StateCityLists states={overview.states} />
      </Section>
      <LinkSection id="brands" title={brandMessages.all} links={brandLinks(overview.brands)} />
      <LinkSection
        id="branded"
        title={sitemapMessages.branded}
        look="links long"
        links={cityDrugsLinks(overview.states.flatMap(({ branded }) => branded))}
      />
    </Screen>
  );
}
