/** What kind of pharmacy it is. `24-hour` and `emergency` follow from hours, `delivery` from services (see pharmacy-match.ts). */
export const pharmacyTypes = [
  '24-hour',
  'compounding',
  'specialty',
  'delivery',
  'emergency',
  'community',
  'hospital',
  'clinic',
  'long-term-care',
  'home-infusion',
  'mail-order',
] as const;
export type PharmacyType = (typeof pharmacyTypes)[number];

/** The types that a record states; the others are computed from its hours and services. */
export const statedTypes = [
  'compounding',
  'specialty',
  'community',
  'hospital',
  'clinic',
  'long-term-care',
  'home-infusion',
  'mail-order',
] as const satisfies readonly PharmacyType[];
export type StatedType = (typeof statedTypes)[number];

export const services = [
  'delivery',
  'drive-through',
  'flu-shots',
  'covid-19-vaccines',
  'shingles-vaccines',
  'travel-vaccines',
  'blood-pressure-checks',
  'rapid-tests',
  'medication-reviews',
  'refill-synchronization',
  'blister-packaging',
  'medication-disposal',
  'naloxone',
  'pet-medications',
  'medical-equipment',
  'diabetes-supplies',
  'smoking-cessation',
] as const;
export type Service = (typeof services)[number];

/** Ways of narrowing a landing page. `near-me` is known and left out of the landing list (docs/specification.md#limits). */
export const modifiers = [
  'near-me',
  'open-sunday',
  'open-saturday',
  'open-late',
  'open-early',
  'open-every-day',
  'open-on-holidays',
  'open-through-lunch',
  'independent',
  'chain',
  'drive-through',
  'wheelchair-accessible',
  'that-accepts-medicare',
  'that-accepts-medicaid',
  'spanish-speaking',
  'full-service',
  'with-a-website',
] as const;
export type Modifier = (typeof modifiers)[number];

export const plans = ['medicare', 'medicaid'] as const;
/** A public insurance plan a pharmacy says it accepts. */
export type Plan = (typeof plans)[number];

export const isPharmacyType = (text: string): text is PharmacyType =>
  pharmacyTypes.some((type) => type === text);
export const isService = (text: string): text is Service => services.some((service) => service === text);
export const isModifier = (text: string): text is Modifier => modifiers.some((modifier) => modifier === text);
