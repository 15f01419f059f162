import { isLittleKnown } from '../../src/domain/site/pharmacy-indexability.ts';
import { type Check, type Finding, finding } from './artefact.ts';
import { readCityFacts } from './claims/listing-facts.ts';
import { asksToBeIndexed } from './read-page.ts';

const remedy =
  'A pharmacy of which no more than the register’s row is known leaves being indexed to its city’s page: see "npm run explain".';

/** The page of a pharmacy whose published record holds no more than a row of the register says noindex, and no sitemap lists it. */
export const checkLittleKnown: Check = async (artefact) => {
  const { origin, pageOf, sitemap } = artefact;
  const findings: Finding[] = [];
  for await (const { facts } of readCityFacts(artefact))
    for (const { slug } of facts.pharmacies.filter(isLittleKnown)) {
      const page = pageOf.get(`/pharmacies/${facts.city.slug}/${slug}`);
      if (page === undefined) continue;
      const listedIn = sitemap.get(origin + page.path);
      if (asksToBeIndexed(page))
        findings.push(finding(page.file, 'asks to be indexed though little is known of it', remedy));
      if (listedIn !== undefined)
        findings.push(finding(page.file, `is little known, but ${listedIn} lists it`, remedy));
    }
  return findings;
};
