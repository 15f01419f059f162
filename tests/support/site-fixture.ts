import {
  type Finding,
  type PageCheck,
  type Report,
  readPages,
  readSiteFiles,
  reportTo,
  type SiteCheck,
  type SiteFiles,
} from '../../scripts/check-dist/artefact.ts';
import { contentVersion } from '../../scripts/plan/page-group.ts';
import type { CityDataset } from '../../src/domain/site/dataset.ts';
import { folderWith } from './new-folder.ts';

export const origin = 'https://directory.example';

const checkedAt = Date.UTC(2026, 8, 1);

interface FixturePage {
  readonly title?: string;
  readonly description?: string;
  readonly canonical?: string;
  readonly head?: string;
  readonly body?: string;
  readonly noindex?: boolean;
}

const sentence = 'Phone numbers and addresses of the pharmacies that this page is about.';

/** Returns the HTML of a correct page. `page` replaces parts of it. */
export function pageHtml(path: string, page: FixturePage = {}): string {
  const { title = `Page ${path}`, description = sentence, canonical = origin + path } = page;
  const robots = page.noindex ? '<meta name="robots" content="noindex,follow"/>' : '';
  return `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="${description}"/>${robots}<link rel="canonical" href="${canonical}"/>${page.head ?? ''}</head><body>${page.body ?? '<h1 id="title">Title</h1><a href="/">Home</a>'}</body></html>`;
}

/** Returns a city's files as a build publishes them, and the meta that names them. */
export function publishedCity({ pharmacies, fallback, ...facts }: CityDataset) {
  const place = JSON.stringify({ ...facts, kind: 'place', ownTiles: ['0'] });
  const listings = [...pharmacies, ...fallback];
  const tile = JSON.stringify({ kind: 'tile', sample: false, cell: '0', pharmacies: listings });
  const versions = {
    [`/data/places/${facts.city.slug}`]: contentVersion(place),
    '/data/tiles/0': contentVersion(tile),
  };
  const [placeFile = '', tileFile = ''] = Object.entries(versions).map((named) => `${named.join('.')}.json`);
  return {
    head: `<meta name="dataset" content="${placeFile} place ${tileFile}"/>`,
    files: {
      [placeFile.slice(1)]: place,
      [tileFile.slice(1)]: tile,
      'manifests/alabama.json': JSON.stringify({ app: '', datasets: versions }),
    },
  };
}

export const sitemapOf = (paths: readonly string[]): string =>
  `<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`;

const soundSite: Readonly<Record<string, string>> = {
  'index.html': pageHtml('/', {
    body: '<h1>Home</h1><a href="/sitemap">Sitemap</a><a href="/a#title">A</a>',
  }),
  'a.html': pageHtml('/a'),
  'sitemap.html': pageHtml('/sitemap', { body: '<h1>Sitemap</h1><a href="/">Home</a><a href="/a">A</a>' }),
  '404.html': pageHtml('/404', { noindex: true }),
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:a@directory.example\nExpires: 2027-06-01T00:00:00Z\n',
  'sitemap.xml': '<sitemapindex></sitemapindex>',
  'sitemaps/pages.xml': sitemapOf(['/', '/a', '/sitemap']),
};

type Changes = Readonly<Record<string, string | null>>;

/** Runs a check on a small correct site with some files changed. Returns findings: `a.html is …`. */
export const findingsOf = (check: SiteCheck, changes: Changes = {}): Promise<readonly string[]> =>
  findingsIn(changes, async (site, report) => check(await readPages(site, () => undefined), report));

/** Runs a check on the pages of a small site with some files changed. Returns findings: `a.html is …`. */
export const pageFindingsOf = (check: PageCheck, changes: Changes = {}): Promise<readonly string[]> =>
  findingsIn(changes, async (site, report) => {
    await readPages(site, await check(site, report));
  });

async function findingsIn(
  changes: Changes,
  check: (site: SiteFiles, report: Report) => Promise<void>,
): Promise<readonly string[]> {
  const folder = folderWith({ ...soundSite, ...changes });
  const findings: Finding[] = [];
  await check(await readSiteFiles(folder, origin, checkedAt), reportTo(findings));
  return findings.map(({ file, problem }) => `${file} ${problem}`);
}
