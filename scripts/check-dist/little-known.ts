import { isLittleKnown } from '../../src/domain/site/indexability.ts';
import type { SiteCheck } from './artefact.ts';
import { readCityFacts } from './claims/listing-facts.ts';
import { asksToBeIndexed } from './page/read-page.ts';

const remedy =
  'The page of a pharmacy known only by a register’s row must not be indexed: see "npm run explain".';

/** Checks that a pharmacy's page says noindex if it tells no more than the US register (NPPES). */
export const checkLittleKnown: SiteCheck = async (site, report) => {
  for await (const { facts } of readCityFacts(site))
    for (const { slug } of facts.pharmacies.filter(isLittleKnown)) {
      const page = site.pageByPath.get(`/pharmacies/${facts.city.slug}/${slug}`);
      if (page === undefined) continue;
      const listedIn = site.sitemap.get(site.origin + page.path);
      if (asksToBeIndexed(page)) report(page.file, 'asks to be indexed though little is known of it', remedy);
      if (listedIn !== undefined) report(page.file, `is little known, but ${listedIn} lists it`, remedy);
    }
};
