import type { PresetId } from '../domain/search/directory-preset.ts';

interface PresetWords {
  readonly heading: string;
  /** Two sentences at most: what is listed, and how to get from here to a pharmacy. */
  readonly intro: string;
}

/** The words of the eight directory routes (docs/specification.md#routes). */
export const presetWords: Readonly<Record<PresetId, PresetWords>> = {
  directory: {
    heading: 'Pharmacy directory',
    intro:
      'Every pharmacy we list, by state and city. Choose a place, then narrow by type, service and hours.',
  },
  specialty: {
    heading: 'Specialty pharmacies',
    intro:
      'Pharmacies that dispense medicines for complex conditions, with the special handling, approval and follow-up they need. Choose a city to see them.',
  },
  '24-hour': {
    heading: '24-hour pharmacies',
    intro:
      'Pharmacies whose listed hours run around the clock on every day, at the shop and at the counter. Call before you set out at night.',
  },
  emergency: {
    heading: 'Pharmacies with emergency hours',
    intro:
      'Pharmacies listed as open until 10 pm or later on every day of the week. In a life-threatening emergency call 911.',
  },
  '24-hour-pharmacy-near-me': {
    heading: '24-hour pharmacies near you',
    intro:
      'Choose your city, or let the site use your location, to see which pharmacies stay open all night.',
  },
  'compounding-pharmacy-near-me': {
    heading: 'Compounding pharmacies near you',
    intro:
      'Pharmacies that prepare medicines to order: another strength, form or flavor, or without an ingredient. Choose your city, or let the site use your location.',
  },
  'specialty-pharmacy-directory': {
    heading: 'Specialty pharmacy directory',
    intro: 'All listed specialty pharmacies by state and city, with phone numbers, hours and services.',
  },
  'pharmacy-delivery-services': {
    heading: 'Pharmacies that deliver',
    intro:
      'Pharmacies that list home delivery among their services. Areas, fees and times differ, so ask when you call.',
  },
};
