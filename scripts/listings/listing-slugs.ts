import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { isPharmacySlug, type PharmacySlug, slugify } from '../../src/domain/text/slug.ts';
import { compareText } from './import/source-record.ts';

/** Most characters before an ending. The schema allows 100 in all. */
const maxWordsLength = 80;

/** Returns a slug of name and street: `CVS, 12 Oak St` → `cvs-12-oak-st`. If that is empty, of the id. */
export function listingSlug(words: string, id: string): PharmacySlug {
  const usable = [cutAtWord(slugify(words)), slugify(id), slugify(`id ${id}`)].find(isPharmacySlug);
  if (usable === undefined) throw new Error(`No slug for ${id}`);
  return usable;
}

function cutAtWord(slug: string): string {
  if (slug.length <= maxWordsLength) return slug;
  const cut = slug.slice(0, maxWordsLength);
  // The last word goes even if it happens to be whole.
  return cut.includes('-') ? cut.replace(/-+[^-]*$/, '') : cut;
}

/** Returns the end of a pharmacy's URL path, its city and slug: `dothan-al/cvs-pharmacy-12-oak-st`. */
const pageOf = ({ address: { city, state }, slug }: Pick<Pharmacy, 'address' | 'slug'>): string =>
  `${slugify(`${city} ${state}`)}/${slug}`;

type Page = Pick<Pharmacy, 'id' | 'slug' | 'address'>;

/** Returns listings, ordered by id, with slugs unique in their city. Each of equal slugs gets its id's end. */
export function withUniqueSlugs(listings: readonly Pharmacy[]): readonly Pharmacy[] {
  const byPage = groupBy(listings, pageOf);
  const isAlone = (listing: Pharmacy): boolean => byPage.get(pageOf(listing))?.length === 1;
  const repeated = listings.filter((listing) => !isAlone(listing));
  return [...listings.filter(isAlone), ...withFreeSlugs(repeated, listings)].toSorted(byId);
}

/**
 * Returns places, ordered by id, with slugs made unique in their city and different from those of `listings`.
 */
export function withFreeSlugs<Place extends Page>(
  places: readonly Place[],
  listings: readonly Page[],
): readonly Place[] {
  const usedPages = new Set(listings.map(pageOf));
  return places.toSorted(byId).map((place) => {
    const isFree = (slug: PharmacySlug): boolean => !usedPages.has(pageOf({ ...place, slug }));
    const slug = isFree(place.slug) ? place.slug : freeSlug(place, isFree);
    usedPages.add(pageOf({ ...place, slug }));
    return { ...place, slug };
  });
}

const byId = (a: Page, b: Page): number => compareText(a.id, b.id);

const maxTailLength = 19;

function freeSlug({ slug, id }: Page, isFree: (slug: PharmacySlug) => boolean): PharmacySlug {
  const tail = slugify(id.split(/[:/]/).at(-1) ?? '').slice(-maxTailLength);
  for (let turn = 1; ; turn += 1) {
    const candidate = [slug, tail, turn === 1 ? '' : String(turn)].filter((part) => part !== '').join('-');
    const clean = slugify(candidate);
    if (isPharmacySlug(clean) && isFree(clean)) return clean;
  }
}
