import type { SearchPhrase } from '../../domain/search/search-phrase.ts';
import type { GazetteerCity, GazetteerDataset } from '../../domain/site/datasets-on-demand.ts';
import { resolvePlace } from '../../domain/site/resolve-slug.ts';
import { slugify } from '../../domain/text/slug.ts';

/** What words ask for, once nothing more can be known of it. */
export type ReadPhrase = Omit<SearchPhrase<GazetteerCity>, 'unsure'>;

/** A phrase that is a city's name or ZIP code as a whole. */
export function wholePlace(text: string, { cities }: GazetteerDataset): ReadPhrase | undefined {
  const whole = resolvePlace(text, cities);
  if (whole.kind !== 'city') return undefined;
  // Its name alone may mean another place of the name.
  const name = slugify(whole.city.name);
  const hasNamesake = () =>
    cities.some((each) => each.slug !== whole.city.slug && slugify(each.name) === name);
  if (slugify(text) === name && (whole.city.larger !== undefined || hasNamesake())) return undefined;
  const place = { kind: 'city' as const, city: whole.city, zip: /^\s*(\d{5})\s*$/.exec(text)?.[1] };
  return { place, filters: [], open: false, near: false, name: '', unused: [] };
}
