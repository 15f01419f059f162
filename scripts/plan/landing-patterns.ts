import { modifiers, pharmacyTypes, type Service, services } from '../../src/domain/pharmacy/taxonomy.ts';
import { modifierWords, serviceWords, typeWords } from '../../src/vocabulary/vocabulary.ts';
import type { LandingPatterns, LandingPhrase, LandingTemplate } from './landing-list.ts';

/** A mail-order pharmacy has no counter in any city, so its type makes no landing pages: ten types do (docs/specification.md#limits). */
const landingTypes = pharmacyTypes.filter((type) => type !== 'mail-order');

/** Delivery has its page as a type and the drive-through as a modifier: fifteen services remain (docs/specification.md#limits). */
const landingServices = services.filter(
  (service): service is Exclude<Service, 'delivery' | 'drive-through'> =>
    service !== 'delivery' && service !== 'drive-through',
);

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

const typePhrases: LandingPatterns['types'] = landingTypes.map((id) => ({
  id,
  keyword: typeWords[id].noun,
  slug: `${id}-pharmacy`,
}));

const servicePhrases: LandingPatterns['services'] = landingServices.map((id) => ({
  id,
  keyword: `pharmacy with ${serviceWords[id].phrase}`,
  slug: `${id}-pharmacy`,
}));

function modifierPhrase(id: (typeof modifiers)[number]): LandingPhrase<typeof id> {
  const { phrase, position } = modifierWords[id];
  return position === 'before'
    ? { id, keyword: `${phrase} pharmacy`, slug: `${id}-pharmacy` }
    : { id, keyword: `pharmacy ${phrase}`, slug: `pharmacy-${id}` };
}

/** What the landing list is expanded from: 30 templates, 10 types, 15 services and 17 modifiers, one of them left out. */
export const landingPatterns: LandingPatterns = {
  templates: [...duplicateTemplates, ...selectingTemplates],
  types: typePhrases,
  services: servicePhrases,
  modifiers: modifiers.map(modifierPhrase),
};
