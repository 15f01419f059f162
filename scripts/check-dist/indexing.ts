import { type Check, type Finding, finding } from './artefact.ts';
import { asksToBeIndexed, isNotFoundPage } from './read-page.ts';

const bothFollow = 'Both must follow its indexability: see "npm run explain".';

/** The sitemaps list exactly the pages that ask to be indexed, and the page of unknown paths never asks. */
export const checkIndexing: Check = ({ pages, pageOf, origin, sitemap, files }) => {
  const unknown = [...sitemap]
    .filter(([address]) => !(address.startsWith(origin) && pageOf.has(address.slice(origin.length))))
    .map(([address, file]) =>
      finding(
        file,
        `lists ${address}, which is no page of this site`,
        'Build again; if it stays, the plan names a page that is not rendered.',
      ),
    );
  const disagreeing = pages.flatMap((page): Finding | readonly Finding[] => {
    const { file, path } = page;
    const listedIn = sitemap.get(origin + path);
    const asks = asksToBeIndexed(page);
    if (isNotFoundPage(page))
      return asks || listedIn !== undefined
        ? finding(file, 'asks to be indexed', 'The page of unknown paths must say noindex.')
        : [];
    if (asks === (listedIn !== undefined)) return [];
    return asks
      ? finding(file, 'asks to be indexed but no sitemap lists it', bothFollow)
      : finding(file, `says noindex but ${listedIn} lists it`, bothFollow);
  });
  const missing = ['robots.txt', 'sitemap.xml']
    .filter((file) => !files.has(file))
    .map((file) => finding(file, 'is missing', 'The build writes it: build again.'));
  return [...missing, ...unknown, ...disagreeing];
};
