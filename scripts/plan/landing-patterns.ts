import {
  type FilterId,
  type FilterKind,
  filterKinds,
  filters,
  withoutLandingPage,
} from '../../src/domain/pharmacy/filters.ts';
import { filterWords } from '../../src/vocabulary/vocabulary.ts';
import {
  type LandingPatterns,
  type LandingPhrase,
  type LandingTemplate,
  landingPriorities,
} from './landing-list.ts';

/** Templates that select something: a pair of filters that visitors ask for together. */
const selectingTemplates: readonly LandingTemplate[] = [
  {
    keyword: '24-hour drive-through pharmacy in {city}',
    slug: '24-hour-drive-through-pharmacy-{city}',
    type: '24-hour',
    modifier: 'drive-through',
    priority: 0.8,
  },
  {
    keyword: '24-hour pharmacy that accepts Medicaid in {city}',
    slug: '24-hour-pharmacy-that-accepts-medicaid-{city}',
    type: '24-hour',
    modifier: 'that-accepts-medicaid',
    priority: 0.75,
  },
  {
    keyword: 'independent compounding pharmacy in {city}',
    slug: 'independent-compounding-pharmacy-{city}',
    type: 'compounding',
    modifier: 'independent',
    priority: 0.75,
  },
  {
    keyword: 'compounding pharmacy for pets in {city}',
    slug: 'compounding-pharmacy-for-pets-{city}',
    type: 'compounding',
    service: 'pet-medications',
    priority: 0.75,
  },
  {
    keyword: 'compounding pharmacy open Saturday in {city}',
    slug: 'compounding-pharmacy-open-saturday-{city}',
    type: 'compounding',
    modifier: 'open-saturday',
    priority: 0.7,
  },
  {
    keyword: 'specialty pharmacy that accepts Medicare in {city}',
    slug: 'specialty-pharmacy-that-accepts-medicare-{city}',
    type: 'specialty',
    modifier: 'that-accepts-medicare',
    priority: 0.75,
  },
  {
    keyword: 'pharmacy delivery that accepts Medicare in {city}',
    slug: 'pharmacy-delivery-that-accepts-medicare-{city}',
    type: 'delivery',
    modifier: 'that-accepts-medicare',
    priority: 0.75,
  },
  {
    keyword: 'pharmacy delivery that accepts Medicaid in {city}',
    slug: 'pharmacy-delivery-that-accepts-medicaid-{city}',
    type: 'delivery',
    modifier: 'that-accepts-medicaid',
    priority: 0.75,
  },
  {
    keyword: 'independent pharmacy that delivers in {city}',
    slug: 'independent-pharmacy-that-delivers-{city}',
    type: 'delivery',
    modifier: 'independent',
    priority: 0.7,
  },
  {
    keyword: 'blister packs delivered in {city}',
    slug: 'blister-packs-delivered-{city}',
    type: 'delivery',
    service: 'blister-packaging',
    priority: 0.7,
  },
  {
    keyword: 'flu shots on Sunday in {city}',
    slug: 'flu-shots-on-sunday-{city}',
    service: 'flu-shots',
    modifier: 'open-sunday',
    priority: 0.75,
  },
  {
    keyword: 'late-night flu shots in {city}',
    slug: 'late-night-flu-shots-{city}',
    service: 'flu-shots',
    modifier: 'open-late',
    priority: 0.7,
  },
  {
    keyword: 'COVID-19 vaccines on Saturday in {city}',
    slug: 'covid-19-vaccines-on-saturday-{city}',
    service: 'covid-19-vaccines',
    modifier: 'open-saturday',
    priority: 0.7,
  },
  {
    keyword: 'rapid tests on Sunday in {city}',
    slug: 'rapid-tests-on-sunday-{city}',
    service: 'rapid-tests',
    modifier: 'open-sunday',
    priority: 0.7,
  },
  {
    keyword: 'drive-through community pharmacy in {city}',
    slug: 'drive-through-community-pharmacy-{city}',
    type: 'community',
    modifier: 'drive-through',
    priority: 0.7,
  },
];

/** Templates that reword the city's page: they share its content and say so to the index policy (docs/specification.md#index-policy). */
const duplicateTemplates: readonly LandingTemplate[] = [
  { keyword: 'pharmacies in {city}', slug: 'pharmacies-in-{city}', priority: 0.9 },
  { keyword: 'local pharmacies in {city}', slug: 'local-pharmacies-{city}', priority: 0.85 },
  { keyword: 'drugstores in {city}', slug: 'drugstores-in-{city}', priority: 0.85 },
  { keyword: 'find a pharmacy in {city}', slug: 'find-a-pharmacy-in-{city}', priority: 0.8 },
  { keyword: 'pharmacy finder for {city}', slug: 'pharmacy-finder-{city}', priority: 0.8 },
  { keyword: 'pharmacy directory for {city}', slug: 'pharmacy-directory-{city}', priority: 0.8 },
  { keyword: 'pharmacy locations in {city}', slug: 'pharmacy-locations-{city}', priority: 0.75 },
  { keyword: 'pharmacy addresses in {city}', slug: 'pharmacy-addresses-{city}', priority: 0.7 },
  { keyword: 'pharmacy phone numbers in {city}', slug: 'pharmacy-phone-numbers-{city}', priority: 0.7 },
  { keyword: 'pharmacy hours in {city}', slug: 'pharmacy-hours-{city}', priority: 0.75 },
  { keyword: 'pharmacy services in {city}', slug: 'pharmacy-services-{city}', priority: 0.7 },
  { keyword: 'where to fill a prescription in {city}', slug: 'fill-a-prescription-{city}', priority: 0.75 },
  { keyword: 'where to refill a prescription in {city}', slug: 'prescription-refills-{city}', priority: 0.7 },
  { keyword: 'Rx pharmacies in {city}', slug: 'rx-pharmacies-{city}', priority: 0.6 },
  { keyword: 'list of pharmacies in {city}', slug: 'list-of-pharmacies-{city}', priority: 0.6 },
];

/** Modifiers that stand before their noun, in slugs too. */
const adjectives: readonly FilterId[] = [
  'independent',
  'chain',
  'drive-through',
  'wheelchair-accessible',
  'spanish-speaking',
  'full-service',
];

const slugStem = (id: FilterId, kind: FilterKind): string =>
  kind !== 'modifier' || adjectives.includes(id) ? `${id}-pharmacy` : `pharmacy-${id}`;

/** The filters of a kind that have a page in every city. */
const phrasesOf = (kind: FilterKind): readonly LandingPhrase[] =>
  filters
    .filter((filter) => filter.kind === kind && !withoutLandingPage.has(filter.id))
    .map(({ id }) => ({
      keyword: filterWords[id].noun,
      slug: slugStem(id, kind),
      [kind]: id,
      priority: landingPriorities[kind],
    }));

/** What the landing list is expanded from: 30 templates, 10 types, 15 services and 16 modifiers. */
export const landingPatterns: LandingPatterns = {
  templates: [...duplicateTemplates, ...selectingTemplates],
  phrases: filterKinds.flatMap(phrasesOf),
};
