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

/** Returns places, ordered by id, with slugs that differ within a city, also from those of `others`. */
export function withUniqueSlugs<Place extends Page>(
  places: readonly Place[],
  others: readonly Page[] = [],
): readonly Place[] {
  const usedPages = new Set(others.map(pageOf));
  const groups = [...groupBy(places, pageOf)];
  const pagesOfOne = groups.flatMap(([page, group]) =>
    group.length === 1 && !usedPages.has(page) ? [page] : [],
  );
  const keptPages = new Set(pagesOfOne);
  for (const page of pagesOfOne) usedPages.add(page);
  return places
    .toSorted((a, b) => compareText(a.id, b.id))
    .map((place) => {
      if (keptPages.has(pageOf(place))) return place;
      const slug = freeSlug(place, (candidate) => !usedPages.has(pageOf({ ...place, slug: candidate })));
      usedPages.add(pageOf({ ...place, slug }));
      return { ...place, slug };
    });
}

const maxTailLength = 19;

function freeSlug({ slug, id }: Page, isFree: (slug: PharmacySlug) => boolean): PharmacySlug {
  const tail = slugify(id.split(/[:/]/).at(-1) ?? '').slice(-maxTailLength);
  for (let turn = 1; ; turn += 1) {
    const candidate = [slug, tail, turn === 1 ? '' : String(turn)].filter((part) => part !== '').join('-');
    const clean = slugify(candidate);
    if (isPharmacySlug(clean) && isFree(clean)) return clean;
  }
}
