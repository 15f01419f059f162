import type { FilterId, PharmacyType } from '../domain/pharmacy/filters.ts';

interface FilterWords {
  /** On chips and in the form. */
  readonly label: string;
  /** What a box to tick says, where that is not the label. */
  readonly box?: string | undefined;
  /** One such pharmacy, without an article. */
  readonly noun: string;
}

interface TypeWords extends FilterWords {
  readonly plural: string;
}

/** The words for each filter. */
export const filterWords: Readonly<
  Record<PharmacyType, TypeWords> & Record<Exclude<FilterId, PharmacyType>, FilterWords>
> = {
  '24-hour': {
    label: '24-hour',
    box: 'Open 24 hours',
    noun: '24-hour pharmacy',
    plural: '24-hour pharmacies',
  },
  compounding: { label: 'Compounding', noun: 'compounding pharmacy', plural: 'compounding pharmacies' },
  specialty: { label: 'Specialty', noun: 'specialty pharmacy', plural: 'specialty pharmacies' },
  delivery: {
    label: 'Delivery',
    box: 'Delivers',
    noun: 'pharmacy that delivers',
    plural: 'pharmacies that deliver',
  },
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
  'flu-shots': { label: 'Flu shots', noun: 'pharmacy with flu shots' },
  'covid-19-vaccines': { label: 'COVID-19 vaccines', noun: 'pharmacy with COVID-19 vaccines' },
  'shingles-vaccines': { label: 'Shingles vaccines', noun: 'pharmacy with shingles vaccines' },
  'travel-vaccines': { label: 'Travel vaccines', noun: 'pharmacy with travel vaccines' },
  'blood-pressure-checks': { label: 'Blood pressure checks', noun: 'pharmacy with blood pressure checks' },
  'rapid-tests': { label: 'Rapid tests', noun: 'pharmacy with rapid tests' },
  'medication-reviews': { label: 'Medication reviews', noun: 'pharmacy with medication reviews' },
  'refill-synchronization': { label: 'Refill synchronization', noun: 'pharmacy with refill synchronization' },
  'blister-packaging': { label: 'Blister packaging', noun: 'pharmacy with blister packaging' },
  'medication-disposal': { label: 'Medication disposal', noun: 'pharmacy with medication disposal' },
  naloxone: { label: 'Naloxone', noun: 'pharmacy with naloxone' },
  'pet-medications': { label: 'Pet medications', noun: 'pharmacy with pet medications' },
  'medical-equipment': { label: 'Medical equipment', noun: 'pharmacy with medical equipment' },
  'diabetes-supplies': { label: 'Diabetes supplies', noun: 'pharmacy with diabetes supplies' },
  'smoking-cessation': { label: 'Help to stop smoking', noun: 'pharmacy with help to stop smoking' },
  'near-me': { label: 'Near me', noun: 'pharmacy near me' },
  'open-sunday': { label: 'Open Sunday', noun: 'pharmacy open Sunday' },
  'open-saturday': { label: 'Open Saturday', noun: 'pharmacy open Saturday' },
  'open-late': { label: 'Open late', noun: 'pharmacy open late' },
  'open-early': { label: 'Open early', noun: 'pharmacy open early' },
  'open-every-day': { label: 'Open every day', noun: 'pharmacy open every day' },
  'open-on-holidays': { label: 'Open on holidays', noun: 'pharmacy open on holidays' },
  'open-through-lunch': { label: 'Open through lunch', noun: 'pharmacy open through lunch' },
  independent: { label: 'Independent', noun: 'independent pharmacy' },
  chain: { label: 'Chain', noun: 'chain pharmacy' },
  'drive-through': { label: 'Drive-through', noun: 'drive-through pharmacy' },
  'wheelchair-accessible': {
    label: 'Wheelchair accessible',
    box: 'Wheelchair access',
    noun: 'wheelchair-accessible pharmacy',
  },
  'that-accepts-medicare': { label: 'Accepts Medicare', noun: 'pharmacy accepting Medicare' },
  'that-accepts-medicaid': { label: 'Accepts Medicaid', noun: 'pharmacy accepting Medicaid' },
  'spanish-speaking': { label: 'Spanish spoken', noun: 'Spanish-speaking pharmacy' },
  'full-service': { label: 'Five services or more', noun: 'full-service pharmacy' },
  'with-a-website': { label: 'Has a website', noun: 'pharmacy with a website' },
};
