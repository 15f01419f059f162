import type { LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import { usState } from '../../src/domain/places/us-state.ts';
import type { LoadedPlan } from '../plan/load-plan.ts';

/**
 * What an editor's edit can take away, from which every published address follows: a page of text or a preset, a state, a city, a
 * template that every city has a landing page of, a place of a city that an editor named, an area of a city that the build named
 * itself, a branded store.
 */
export const promiseKinds = ['page', 'state', 'city', 'template', 'place', 'area', 'store'] as const;
export type PromiseKind = (typeof promiseKinds)[number];

/** One name that published addresses are made of. A place or area is named `{city}/{first part of its landing page's slug}`. */
export interface AddressPromise {
  readonly kind: PromiseKind;
  readonly slug: string;
}

/** Tells a promise from every other. */
export const promiseKey = ({ kind, slug }: AddressPromise): string => `${kind} ${slug}`;

/** The order of the committed list: by kind, then by slug. */
export const byPromise = (a: AddressPromise, b: AddressPromise): number =>
  promiseKinds.indexOf(a.kind) - promiseKinds.indexOf(b.kind) ||
  (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0);

/** The two parts of the slug of a place or area. */
export function placeParts(slug: string): { readonly city: string; readonly stem: string } {
  const slash = slug.indexOf('/');
  return { city: slug.slice(0, slash), stem: slug.slice(slash + 1) };
}

/** Whether the text can be the slug of a promise of that kind. */
export const isPromiseSlug = (kind: PromiseKind, slug: string): boolean =>
  (kind === 'place' || kind === 'area' ? /^[a-z0-9-]+\/[a-z0-9-]+$/ : /^[a-z0-9-]+$/).test(slug);

/** Everything that a site of this plan promises, in the order of the committed list. */
export function promisesOf({ plan, input }: Pick<LoadedPlan, 'plan' | 'input'>): readonly AddressPromise[] {
  const promises: AddressPromise[] = [];
  // What hangs on the store is remembered with it (published-listings.ts).
  const towns = new Set<string>(input.cities.filter(({ town }) => town).map(({ city }) => city.slug));
  const add = (kind: PromiseKind, slug: string): void => void promises.push({ kind, slug });
  for (const { pages } of plan.groups) {
    for (const page of pages) {
      if (page.kind === 'preset' || page.kind === 'fixed') add('page', page.path.slice(1));
      else if (page.kind === 'state') add('state', usState(page.state).slug);
      else if (page.kind === 'city' && !towns.has(page.city)) add('city', page.city);
    }
  }
  for (const { slug } of [...input.patterns.templates, ...input.patterns.phrases]) add('template', slug);
  for (const { city, branded, neighborhoods } of input.cities) {
    if (branded !== undefined) add('store', branded.slug);
    const areas = new Set(neighborhoods.filter(({ basis }) => basis === 'geometric').map(({ name }) => name));
    for (const entry of plan.landing.get(city.slug) ?? []) {
      if (isPlace(entry)) {
        const kind = areas.has(entry.neighborhood ?? '') ? 'area' : 'place';
        add(kind, `${city.slug}/${entry.slug.slice(0, -city.slug.length - 1)}`);
      }
    }
  }
  return promises.toSorted(byPromise);
}

const isPlace = ({ neighborhood, landmark }: LandingEntry): boolean =>
  neighborhood !== undefined || landmark !== undefined;
