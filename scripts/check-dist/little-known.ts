import { isLittleKnown } from '../../src/domain/site/pharmacy-indexability.ts';
import { type Check, finding } from './artefact.ts';
import { readCityFacts } from './claims/listing-facts.ts';
import { asksToBeIndexed } from './read-page.ts';

const remedy =
  'A pharmacy of which no more than the register’s row is known leaves being indexed to its city’s page: see "npm run explain".';

/** The page of a pharmacy whose published record holds no more than a row of the register says noindex, and no sitemap lists it. */
export const checkLittleKnown: Check = async (artefact) => {
  const { origin, pageOf, sitemap } = artefact;
  const cities = await readCityFacts(artefact);
  return [...cities.values()].flatMap(({ city, pharmacies }) =>
    pharmacies.filter(isLittleKnown).flatMap(({ slug }) => {
      const page = pageOf.get(`/pharmacies/${city.slug}/${slug}`);
      if (page === undefined) return [];
      const listedIn = sitemap.get(origin + page.path);
      return [
        ...(asksToBeIndexed(page)
          ? [finding(page.file, 'asks to be indexed though little is known of it', remedy)]
          : []),
        ...(listedIn === undefined
          ? []
          : [finding(page.file, `is little known, but ${listedIn} lists it`, remedy)]),
      ];
    }),
  );
};
