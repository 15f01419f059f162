import { type PageIdentity, type PageRef, pageRef } from '../../src/domain/site/page-ref.ts';
import type { CitySlug } from '../../src/domain/text/slug.ts';

/** Priorities in the sitemaps; those of landing pages stand in their list. */
const priorities = {
  home: 1,
  preset: 0.9,
  fixed: 0.5,
  'not-found': 0.5,
  state: 0.8,
  city: 0.9,
  town: 0.6,
  'city-search': 0.6,
  'list-page': 0.5,
  pharmacy: 0.6,
  'closed-pharmacy': 0.1,
} as const satisfies Record<Exclude<PageRef['kind'], 'landing'> | 'town', number>;

/** A page with the priority of its kind. */
export const usualPage = (identity: Exclude<PageIdentity, { readonly kind: 'landing' }>): PageRef =>
  pageRef(identity, priorities[identity.kind]);

/** The directory of a city, or of a town, which no list names and fewer look for. */
export const cityPage = (city: CitySlug, town: true | undefined): PageRef =>
  pageRef({ kind: 'city', city }, priorities[town ? 'town' : 'city']);
