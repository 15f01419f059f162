import { usState } from '../../src/domain/places/us-state.ts';
import type { LoadedPlan } from '../plan/load-plan.ts';

/**
 * Lists the kinds of names from which published addresses are made. A `page` is about no single place
 * (`24-hour`), a `template` is a landing page made for many cities, a `place` a neighborhood or landmark, a
 * `store` a City Drugs shop.
 */
export const nameKinds = ['page', 'state', 'city', 'template', 'place', 'store'] as const;
export type NameKind = (typeof nameKinds)[number];

/** A name from which published addresses are made: city `mobile-al` → `/pharmacies/mobile-al` and others. */
export interface AddressName {
  readonly kind: NameKind;
  readonly slug: string;
}

/** Returns a key that is unique among address names: `city mobile-al`. */
export const nameKey = ({ kind, slug }: AddressName): string => `${kind} ${slug}`;

/** Compares address names by kind, then by slug: the order of published.csv. */
export const byKindAndSlug = (a: AddressName, b: AddressName): number =>
  nameKinds.indexOf(a.kind) - nameKinds.indexOf(b.kind) || (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0);

/** Splits the slug of a place: `mobile-al/pharmacy-midtown` → `mobile-al`, `pharmacy-midtown`. */
export function splitPlaceSlug(slug: string): { readonly city: string; readonly stem: string } {
  const slash = slug.indexOf('/');
  return { city: slug.slice(0, slash), stem: slug.slice(slash + 1) };
}

/** Returns the address names of a planned site except towns, sorted as in published.csv. */
export function addressNamesOf({ plan, input }: Pick<LoadedPlan, 'plan' | 'input'>): readonly AddressName[] {
  const names: AddressName[] = [];
  const add = (kind: NameKind, slug: string): void => void names.push({ kind, slug });
  // Towns depend on the store, and are remembered with it (published-listings.ts).
  const towns = new Set<string>(input.cities.filter(({ town }) => town).map(({ city }) => city.slug));
  for (const { pages } of plan.groups) {
    for (const page of pages) {
      if (page.kind === 'preset' || page.kind === 'fixed') add('page', page.path.slice(1));
      else if (page.kind === 'state') add('state', usState(page.state).slug);
      else if (page.kind === 'city' && !towns.has(page.city)) add('city', page.city);
    }
  }
  for (const { slug } of [...input.patterns.templates, ...input.patterns.phrases]) add('template', slug);
  for (const { city, branded } of input.cities) {
    if (branded !== undefined) add('store', branded.slug);
    for (const { slug, neighborhood, landmark } of plan.landing.get(city.slug) ?? []) {
      if (neighborhood !== undefined || landmark !== undefined)
        add('place', `${city.slug}/${slug.slice(0, -city.slug.length - 1)}`);
    }
  }
  return names.toSorted(byKindAndSlug);
}
