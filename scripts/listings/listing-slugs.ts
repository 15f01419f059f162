import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { isPharmacySlug, type PharmacySlug, slugify } from '../../src/domain/text/slug.ts';

/** Most letters of a slug that is made of words; what tells two apart may follow (see the store's schema). */
const longestSlug = 80;

/** The slug of a listing's words, cut at a word; of its id where the words make none. */
export function listingSlug(words: string, id: string): PharmacySlug {
  const usable = [cutAtWord(slugify(words)), slugify(id), slugify(`id ${id}`)].find(isPharmacySlug);
  if (usable === undefined) throw new Error(`No slug for ${id}`);
  return usable;
}

function cutAtWord(slug: string): string {
  if (slug.length <= longestSlug) return slug;
  const cut = slug.slice(0, longestSlug);
  // A word that ends where the slug is cut goes too: whether it is whole is not looked at.
  return cut.includes('-') ? cut.replace(/-+[^-]*$/, '') : cut;
}

/** Gives each listing a slug of its own: equal ones of one town get the end of their id behind them. */
export function withUniqueSlugs(listings: readonly Pharmacy[]): readonly Pharmacy[] {
  const pageOf = ({ address: { city, state }, slug }: Pharmacy): string =>
    `${slugify(`${city} ${state}`)}/${slug}`;
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
