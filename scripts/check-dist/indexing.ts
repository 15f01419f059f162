import type { SiteCheck } from './artefact.ts';
import { asksToBeIndexed, isNotFoundPage } from './page/read-page.ts';

const bothFollow = 'Both must follow its indexability: see "npm run explain".';

/** Checks that sitemaps list the pages that ask to be indexed, and no others. */
export const checkIndexing: SiteCheck = ({ pages, pageByPath, origin, sitemap, files }, report) => {
  for (const file of ['robots.txt', 'sitemap.xml'])
    if (!files.has(file)) report(file, 'is missing', 'The build writes it: build again.');
  for (const [address, file] of sitemap)
    if (!address.startsWith(origin) || !pageByPath.has(address.slice(origin.length)))
      report(
        file,
        `lists ${address}, which is no page of this site`,
        'Build again; if it stays, the plan names a page that is not rendered.',
      );
  for (const page of pages) {
    const { file, path } = page;
    if (page.opensSamples) report(file, 'shows samples and lets search engines in', 'Build again.');
    const listedIn = sitemap.get(origin + path);
    const asks = asksToBeIndexed(page);
    if (isNotFoundPage(page)) {
      if (asks || listedIn !== undefined)
        report(file, 'asks to be indexed', 'The page of unknown paths must say noindex.');
    } else if (asks && listedIn === undefined)
      report(file, 'asks to be indexed but no sitemap lists it', bothFollow);
    else if (!asks && listedIn !== undefined)
      report(file, `says noindex but ${listedIn} lists it`, bothFollow);
  }
};
