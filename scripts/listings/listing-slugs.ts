import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
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

/** Gives listings of one town whose slugs are equal the end of their id behind it, all of them; each gets a slug of its own. */
export function withUniqueSlugs(listings: readonly Pharmacy[]): readonly Pharmacy[] {
  const townOf = ({ address }: Pharmacy): string => slugify(`${address.city} ${address.state}`);
  const counts = new Map<string, number>();
  for (const listing of listings) {
    const key = `${townOf(listing)}/${listing.slug}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isShared = (listing: Pharmacy): boolean =>
    (counts.get(`${townOf(listing)}/${listing.slug}`) ?? 0) > 1;
  const taken = new Set(
    listings.filter((listing) => !isShared(listing)).map((listing) => `${townOf(listing)}/${listing.slug}`),
  );
  return listings.map((listing) => {
    if (!isShared(listing)) return listing;
    const slug = freeSlug(listing, (candidate) => !taken.has(`${townOf(listing)}/${candidate}`));
    taken.add(`${townOf(listing)}/${slug}`);
    return { ...listing, slug };
  });
}

const longestTail = 19;

function freeSlug({ slug, id }: Pharmacy, isFree: (slug: string) => boolean): PharmacySlug {
  const tail = slugify(id.split(/[:/]/).at(-1) ?? '').slice(-longestTail);
  for (let turn = 1; ; turn += 1) {
    const candidate = [slug, tail, turn === 1 ? '' : String(turn)].filter((part) => part !== '').join('-');
    const clean = slugify(candidate);
    if (isPharmacySlug(clean) && isFree(clean)) return clean;
  }
}
