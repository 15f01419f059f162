import type { Modifier, PharmacyType, Service } from '../domain/pharmacy/taxonomy.ts';

interface TypeWords {
  /** On chips and filters. */
  readonly label: string;
  /** One such pharmacy, without an article. */
  readonly noun: string;
  readonly plural: string;
}

/** The words for each type of pharmacy. */
export const typeWords: Readonly<Record<PharmacyType, TypeWords>> = {
  '24-hour': { label: '24-hour', noun: '24-hour pharmacy', plural: '24-hour pharmacies' },
  compounding: { label: 'Compounding', noun: 'compounding pharmacy', plural: 'compounding pharmacies' },
  specialty: { label: 'Specialty', noun: 'specialty pharmacy', plural: 'specialty pharmacies' },
  delivery: { label: 'Delivery', noun: 'pharmacy that delivers', plural: 'pharmacies that deliver' },
  emergency: {
    label: 'Emergency hours',
    noun: 'pharmacy with emergency hours',
    plural: 'pharmacies with emergency hours',
  },
  community: { label: 'Community', noun: 'community pharmacy', plural: 'community pharmacies' },
  hospital: { label: 'Hospital', noun: 'hospital pharmacy', plural: 'hospital pharmacies' },
  clinic: { label: 'Clinic', noun: 'clinic pharmacy', plural: 'clinic pharmacies' },
  'long-term-care': {
    label: 'Long-term care',
    noun: 'long-term care pharmacy',
    plural: 'long-term care pharmacies',
  },
  'home-infusion': {
    label: 'Home infusion',
    noun: 'home infusion pharmacy',
    plural: 'home infusion pharmacies',
  },
  'mail-order': { label: 'Mail order', noun: 'mail-order pharmacy', plural: 'mail-order pharmacies' },
};

interface ServiceWords {
  readonly label: string;
  /** Completes "pharmacies with …". */
  readonly phrase: string;
}

/** The words for each service. */
export const serviceWords: Readonly<Record<Service, ServiceWords>> = {
  delivery: { label: 'Delivery', phrase: 'delivery' },
  'drive-through': { label: 'Drive-through', phrase: 'a drive-through' },
  'flu-shots': { label: 'Flu shots', phrase: 'flu shots' },
  'covid-19-vaccines': { label: 'COVID-19 vaccines', phrase: 'COVID-19 vaccines' },
  'shingles-vaccines': { label: 'Shingles vaccines', phrase: 'shingles vaccines' },
  'travel-vaccines': { label: 'Travel vaccines', phrase: 'travel vaccines' },
  'blood-pressure-checks': { label: 'Blood pressure checks', phrase: 'blood pressure checks' },
  'rapid-tests': { label: 'Rapid tests', phrase: 'rapid tests' },
  'medication-reviews': { label: 'Medication reviews', phrase: 'medication reviews' },
  'refill-synchronization': { label: 'Refill synchronization', phrase: 'refill synchronization' },
  'blister-packaging': { label: 'Blister packaging', phrase: 'blister packaging' },
  'medication-disposal': { label: 'Medication disposal', phrase: 'medication disposal' },
  naloxone: { label: 'Naloxone', phrase: 'naloxone' },
  'pet-medications': { label: 'Pet medications', phrase: 'pet medications' },
  'medical-equipment': { label: 'Medical equipment', phrase: 'medical equipment' },
  'diabetes-supplies': { label: 'Diabetes supplies', phrase: 'diabetes supplies' },
  'smoking-cessation': { label: 'Help to stop smoking', phrase: 'help to stop smoking' },
};

interface ModifierWords {
  readonly label: string;
  /** Completes "pharmacies …" or "… pharmacies", see `position`. */
  readonly phrase: string;
  readonly position: 'before' | 'after';
}

/** The words for each modifier of the landing list. */
export const modifierWords: Readonly<Record<Modifier, ModifierWords>> = {
  'near-me': { label: 'Near me', phrase: 'near me', position: 'after' },
  'open-sunday': { label: 'Open Sunday', phrase: 'open Sunday', position: 'after' },
  'open-saturday': { label: 'Open Saturday', phrase: 'open Saturday', position: 'after' },
  'open-late': { label: 'Open late', phrase: 'open late', position: 'after' },
  'open-early': { label: 'Open early', phrase: 'open early', position: 'after' },
  'open-every-day': { label: 'Open every day', phrase: 'open every day', position: 'after' },
  'open-on-holidays': { label: 'Open on holidays', phrase: 'open on holidays', position: 'after' },
  'open-through-lunch': { label: 'Open through lunch', phrase: 'open through lunch', position: 'after' },
  independent: { label: 'Independent', phrase: 'independent', position: 'before' },
  chain: { label: 'Chain', phrase: 'chain', position: 'before' },
  'drive-through': { label: 'Drive-through', phrase: 'drive-through', position: 'before' },
  'wheelchair-accessible': {
    label: 'Wheelchair accessible',
    phrase: 'wheelchair-accessible',
    position: 'before',
  },
  'that-accepts-medicare': { label: 'Accepts Medicare', phrase: 'accepting Medicare', position: 'after' },
  'that-accepts-medicaid': { label: 'Accepts Medicaid', phrase: 'accepting Medicaid', position: 'after' },
  'spanish-speaking': { label: 'Spanish spoken', phrase: 'Spanish-speaking', position: 'before' },
  'full-service': { label: 'Five services or more', phrase: 'full-service', position: 'before' },
  'with-a-website': { label: 'Has a website', phrase: 'with a website', position: 'after' },
};
