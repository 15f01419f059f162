import { usState } from '../../src/domain/places/us-state.ts';
import type { LoadedPlan } from '../plan/load-plan.ts';

/**
 * Kinds of names that published addresses follow from: a page of text or a preset, a state, a city, a
 * template with a landing page in every city, a neighbourhood or landmark, a branded store.
 */
export const promiseKinds = ['page', 'state', 'city', 'template', 'place', 'store'] as const;
export type PromiseKind = (typeof promiseKinds)[number];

/** A name that published addresses are made from. */
export interface AddressPromise {
  readonly kind: PromiseKind;
  /** For a place, its city and the first part of its landing page's slug: `mobile-al/pharmacy-midtown`. */
  readonly slug: string;
}

/** Returns a key that is unique among promises: `city mobile-al`. */
export const promiseKey = ({ kind, slug }: AddressPromise): string => `${kind} ${slug}`;

/** Compares promises by kind, then by slug, as in the committed list. */
export const byPromise = (a: AddressPromise, b: AddressPromise): number =>
  promiseKinds.indexOf(a.kind) - promiseKinds.indexOf(b.kind) ||
  (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0);

/**
 * Splits the slug of a place: `mobile-al/pharmacy-midtown` → its city and the first part of its page's slug.
 */
export function placeParts(slug: string): { readonly city: string; readonly stem: string } {
  const slash = slug.indexOf('/');
  return { city: slug.slice(0, slash), stem: slug.slice(slash + 1) };
}

/** Returns all promises of a plan, in the order of the committed list. */
export function promisesOf({ plan, input }: Pick<LoadedPlan, 'plan' | 'input'>): readonly AddressPromise[] {
  const promises: AddressPromise[] = [];
  const add = (kind: PromiseKind, slug: string): void => void promises.push({ kind, slug });
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
  return promises.toSorted(byPromise);
}
