import type { Check, Finding } from './artefact.ts';
import { asksToBeIndexed, isNotFoundPage } from './page-facts.ts';

/** The sitemaps list exactly the pages that ask to be indexed, and the page of unknown paths never asks. */
export const checkIndexing: Check = ({ pages, origin, sitemap, files }) => {
  const addresses = new Set(pages.map(({ path }) => origin + path));
  const unknown = [...sitemap]
    .filter(([address]) => !addresses.has(address))
    .map(([address, file]) => ({
      file,
      problem: `lists ${address}, which is no page of this site`,
      remedy: 'Build again; if it stays, the plan names a page that is not rendered.',
    }));
  const disagreeing = pages.flatMap((page): readonly Finding[] => {
    const { file, path } = page;
    const listedIn = sitemap.get(origin + path);
    const asks = asksToBeIndexed(page);
    if (isNotFoundPage(page)) {
      return asks || listedIn !== undefined
        ? [{ file, problem: 'asks to be indexed', remedy: 'The page of unknown paths must say noindex.' }]
        : [];
    }
    if (asks === (listedIn !== undefined)) return [];
    return [
      asks
        ? {
            file,
            problem: 'asks to be indexed but no sitemap lists it',
            remedy: 'Both must follow its indexability: see "npm run explain".',
          }
        : {
            file,
            problem: `says noindex but ${listedIn} lists it`,
            remedy: 'Both must follow its indexability: see "npm run explain".',
          },
    ];
  });
  const missing = ['robots.txt', 'sitemap.xml']
    .filter((file) => !files.has(file))
    .map((file) => ({ file, problem: 'is missing', remedy: 'The build writes it: build again.' }));
  return [...missing, ...unknown, ...disagreeing];
};
