import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { isPharmacySlug, type PharmacySlug, slugify } from '../../src/domain/text/slug.ts';

/** Letters of a slug made of words. A distinguishing end may follow, within the schema's limit. */
const longestSlug = 80;

/** Returns a slug of a listing's words, cut at a word, or of its id if the words make none. */
export function listingSlug(words: string, id: string): PharmacySlug {
  const usable = [cutAtWord(slugify(words)), slugify(id), slugify(`id ${id}`)].find(isPharmacySlug);
  if (usable === undefined) throw new Error(`No slug for ${id}`);
  return usable;
}

function cutAtWord(slug: string): string {
  if (slug.length <= longestSlug) return slug;
  const cut = slug.slice(0, longestSlug);
  // The last word goes even if it happens to be whole.
  return cut.includes('-') ? cut.replace(/-+[^-]*$/, '') : cut;
}

/** Returns the page of a place, unique in a site: `dothan-al/cvs-pharmacy-12-oak-st`. */
export const pageOf = ({ address: { city, state }, slug }: Pick<Pharmacy, 'address' | 'slug'>): string =>
  `${slugify(`${city} ${state}`)}/${slug}`;

/** Returns listings with distinct slugs: in one town, the end of the id follows equal ones. */
export function withUniqueSlugs(listings: readonly Pharmacy[]): readonly Pharmacy[] {
  const byPage = groupBy(listings, pageOf);
  const isAlone = (listing: Pharmacy): boolean => byPage.get(pageOf(listing))?.length === 1;
  const taken = new Set(listings.filter(isAlone).map(pageOf));
  return listings.map((listing) => {
    if (isAlone(listing)) return listing;
    const slug = freeSlug(listing, (candidate) => !taken.has(pageOf({ ...listing, slug: candidate })));
    taken.add(pageOf({ ...listing, slug }));
    return { ...listing, slug };
  });
}

const longestTail = 19;

function freeSlug({ slug, id }: Pharmacy, isFree: (slug: PharmacySlug) => boolean): PharmacySlug {
  const tail = slugify(id.split(/[:/]/).at(-1) ?? '').slice(-longestTail);
  for (let turn = 1; ; turn += 1) {
    const candidate = [slug, tail, turn === 1 ? '' : String(turn)].filter((part) => part !== '').join('-');
    const clean = slugify(candidate);
    if (isPharmacySlug(clean) && isFree(clean)) return clean;
  }
}
