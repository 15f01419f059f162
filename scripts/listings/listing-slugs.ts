import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { isPharmacySlug, type PharmacySlug, slugify } from '../../src/domain/text/slug.ts';

/** Characters. Leaves room for an ending within the schema's limit of 100. */
const maxWordsLength = 80;

/** Returns a slug of `words` (name and street), at most 80 characters, or of the id if they make none. */
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
export const pageOf = ({ address: { city, state }, slug }: Pick<Pharmacy, 'address' | 'slug'>): string =>
  `${slugify(`${city} ${state}`)}/${slug}`;

/** Returns listings with slugs unique in their city. Where several are equal, each gets the end of the id. */
export function withUniqueSlugs(listings: readonly Pharmacy[]): readonly Pharmacy[] {
  const byPage = groupBy(listings, pageOf);
  const isAlone = (listing: Pharmacy): boolean => byPage.get(pageOf(listing))?.length === 1;
  const usedPages = new Set(listings.filter(isAlone).map(pageOf));
  return listings.map((listing) => {
    if (isAlone(listing)) return listing;
    const slug = freeSlug(listing, (candidate) => !usedPages.has(pageOf({ ...listing, slug: candidate })));
    usedPages.add(pageOf({ ...listing, slug }));
    return { ...listing, slug };
  });
}

const maxTailLength = 19;

/** Returns a slug with the end of the id: `oak-drugs-1-oak-st-1234`, and a number if `isFree` refuses that. */
export function freeSlug(
  { slug, id }: Pick<Pharmacy, 'slug' | 'id'>,
  isFree: (slug: PharmacySlug) => boolean,
): PharmacySlug {
  const tail = slugify(id.split(/[:/]/).at(-1) ?? '').slice(-maxTailLength);
  for (let turn = 1; ; turn += 1) {
    const candidate = [slug, tail, turn === 1 ? '' : String(turn)].filter((part) => part !== '').join('-');
    const clean = slugify(candidate);
    if (isPharmacySlug(clean) && isFree(clean)) return clean;
  }
}
