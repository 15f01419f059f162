import type { Modifier, PharmacyType, Service } from '../domain/taxonomy.ts';

interface TypeWords {
  /** On chips and filters. */
  readonly label: string;
  /** One such pharmacy, without an article. */
  readonly noun: string;
  readonly plural: string;
  /** What makes a listing count as this type: exactly what `hasType` checks. */
  readonly meaning: string;
  readonly whenToChoose: string;
}

/** The words for each type of pharmacy. */
export const typeWords: Readonly<Record<PharmacyType, TypeWords>> = {
  '24-hour': {
    label: '24-hour',
    noun: '24-hour pharmacy',
    plural: '24-hour pharmacies',
    meaning: 'Open around the clock, every day of the week, at the shop and at the prescription counter.',
    whenToChoose: 'You need a prescription filled, or advice from a pharmacist, in the middle of the night.',
  },
  compounding: {
    label: 'Compounding',
    noun: 'compounding pharmacy',
    plural: 'compounding pharmacies',
    meaning: 'Prepares medicines to order: another strength, form or flavor, or without an ingredient.',
    whenToChoose:
      'Your prescriber ordered a medicine that is not sold ready-made, or you cannot take the usual form.',
  },
  specialty: {
    label: 'Specialty',
    noun: 'specialty pharmacy',
    plural: 'specialty pharmacies',
    meaning: 'Dispenses medicines for complex conditions that need special handling, approval or follow-up.',
    whenToChoose:
      'You take a medicine for cancer, hepatitis, HIV, multiple sclerosis, transplant or a rare disease.',
  },
  delivery: {
    label: 'Delivery',
    noun: 'pharmacy that delivers',
    plural: 'pharmacies that deliver',
    meaning: 'Lists home delivery among its services. Areas, fees and times differ: ask.',
    whenToChoose: 'You cannot leave home, or have no way to get to the counter.',
  },
  emergency: {
    label: 'Emergency hours',
    noun: 'pharmacy with emergency hours',
    plural: 'pharmacies with emergency hours',
    meaning: 'Open until 10 pm or later on every day of the week, weekends included.',
    whenToChoose:
      'You left urgent care or the emergency room late and need to start a medicine tonight. In a life-threatening emergency call 911.',
  },
  community: {
    label: 'Community',
    noun: 'community pharmacy',
    plural: 'community pharmacies',
    meaning: 'A retail pharmacy that serves walk-in customers.',
    whenToChoose: 'You want a regular pharmacy that knows your medicines.',
  },
  hospital: {
    label: 'Hospital',
    noun: 'hospital pharmacy',
    plural: 'hospital pharmacies',
    meaning: 'Part of a hospital or other institution. Some serve only their own patients: call first.',
    whenToChoose: 'You are being discharged, or take a medicine that only hospitals stock.',
  },
  clinic: {
    label: 'Clinic',
    noun: 'clinic pharmacy',
    plural: 'clinic pharmacies',
    meaning: 'Belongs to a clinic or health center. Some serve only their own patients: call first.',
    whenToChoose: 'You see a doctor at the same health center.',
  },
  'long-term-care': {
    label: 'Long-term care',
    noun: 'long-term care pharmacy',
    plural: 'long-term care pharmacies',
    meaning: 'Serves nursing homes, assisted living and similar facilities.',
    whenToChoose: 'You arrange medicines for someone who lives in a care facility.',
  },
  'home-infusion': {
    label: 'Home infusion',
    noun: 'home infusion pharmacy',
    plural: 'home infusion pharmacies',
    meaning: 'Prepares medicines given through a needle or catheter at home.',
    whenToChoose: 'You continue treatment at home that would otherwise need a hospital infusion.',
  },
  'mail-order': {
    label: 'Mail order',
    noun: 'mail-order pharmacy',
    plural: 'mail-order pharmacies',
    meaning: 'Sends medicines by mail; it may have no counter to visit.',
    whenToChoose: 'You take the same medicines for a long time and can plan ahead.',
  },
};

interface ServiceWords {
  readonly label: string;
  /** Completes "pharmacies with …". */
  readonly phrase: string;
  readonly meaning: string;
  readonly whenToChoose: string;
}

/** The words for each service. */
export const serviceWords: Readonly<Record<Service, ServiceWords>> = {
  delivery: {
    label: 'Delivery',
    phrase: 'delivery',
    meaning: 'Brings medicines to your door.',
    whenToChoose: 'You cannot get to the counter.',
  },
  'drive-through': {
    label: 'Drive-through',
    phrase: 'a drive-through',
    meaning: 'Has a window where you collect from your car.',
    whenToChoose: 'You are unwell, or have children asleep in the back.',
  },
  'flu-shots': {
    label: 'Flu shots',
    phrase: 'flu shots',
    meaning: 'Gives the seasonal influenza vaccine.',
    whenToChoose: 'Each fall; everyone from six months of age, as the CDC advises.',
  },
  'covid-19-vaccines': {
    label: 'COVID-19 vaccines',
    phrase: 'COVID-19 vaccines',
    meaning: 'Gives COVID-19 vaccines.',
    whenToChoose: 'You are due a dose. Call to check supply and age limits.',
  },
  'shingles-vaccines': {
    label: 'Shingles vaccines',
    phrase: 'shingles vaccines',
    meaning: 'Gives the two-dose shingles vaccine.',
    whenToChoose: 'You are 50 or older, or have a weakened immune system.',
  },
  'travel-vaccines': {
    label: 'Travel vaccines',
    phrase: 'travel vaccines',
    meaning: 'Gives vaccines for travel abroad.',
    whenToChoose: 'Four to six weeks before you leave.',
  },
  'blood-pressure-checks': {
    label: 'Blood pressure checks',
    phrase: 'blood pressure checks',
    meaning: 'Measures blood pressure in the store.',
    whenToChoose: 'You follow your blood pressure between visits to the doctor.',
  },
  'rapid-tests': {
    label: 'Rapid tests',
    phrase: 'rapid tests',
    meaning: 'Tests for flu, strep or COVID-19 in the store.',
    whenToChoose: 'You have symptoms and want to know which treatment fits.',
  },
  'medication-reviews': {
    label: 'Medication reviews',
    phrase: 'medication reviews',
    meaning: 'A pharmacist goes through all your medicines with you.',
    whenToChoose: 'You take several medicines, or something changed.',
  },
  'refill-synchronization': {
    label: 'Refill synchronization',
    phrase: 'refill synchronization',
    meaning: 'Lines up refills so that all are ready on one day.',
    whenToChoose: 'You make several trips a month.',
  },
  'blister-packaging': {
    label: 'Blister packaging',
    phrase: 'blister packaging',
    meaning: 'Packs each dose by day and time.',
    whenToChoose: 'You, or someone you care for, loses track of doses.',
  },
  'medication-disposal': {
    label: 'Medication disposal',
    phrase: 'medication disposal',
    meaning: 'Takes back unused medicines.',
    whenToChoose: 'You have medicines at home that nobody needs.',
  },
  naloxone: {
    label: 'Naloxone',
    phrase: 'naloxone',
    meaning: 'Stocks naloxone, which reverses an opioid overdose.',
    whenToChoose: 'Someone near you takes opioids, prescribed or not.',
  },
  'pet-medications': {
    label: 'Pet medications',
    phrase: 'pet medications',
    meaning: 'Fills prescriptions for animals.',
    whenToChoose: 'Your vet wrote a prescription.',
  },
  'medical-equipment': {
    label: 'Medical equipment',
    phrase: 'medical equipment',
    meaning: 'Sells or rents walkers, braces, oxygen supplies and the like.',
    whenToChoose: 'You come home from the hospital.',
  },
  'diabetes-supplies': {
    label: 'Diabetes supplies',
    phrase: 'diabetes supplies',
    meaning: 'Stocks meters, strips, sensors and pen needles.',
    whenToChoose: 'You or someone you care for has diabetes.',
  },
  'smoking-cessation': {
    label: 'Help to stop smoking',
    phrase: 'help to stop smoking',
    meaning: 'Advises on stopping and on nicotine replacement.',
    whenToChoose: 'You want to stop.',
  },
};

interface ModifierWords {
  readonly label: string;
  /** Completes "pharmacies …" or "… pharmacies", see `position`. */
  readonly phrase: string;
  readonly position: 'before' | 'after';
  /** What makes a listing count: exactly what `hasModifier` checks. */
  readonly meaning: string;
}

/** The words for each modifier of the landing list. */
export const modifierWords: Readonly<Record<Modifier, ModifierWords>> = {
  'near-me': { label: 'Near me', phrase: 'near me', position: 'after', meaning: 'Measured from you.' },
  'open-sunday': {
    label: 'Open Sunday',
    phrase: 'open Sunday',
    position: 'after',
    meaning: 'Listed hours include Sunday.',
  },
  'open-saturday': {
    label: 'Open Saturday',
    phrase: 'open Saturday',
    position: 'after',
    meaning: 'Listed hours include Saturday.',
  },
  'open-late': {
    label: 'Open late',
    phrase: 'open late',
    position: 'after',
    meaning: 'Open until 9 pm or later on at least five days.',
  },
  'open-early': {
    label: 'Open early',
    phrase: 'open early',
    position: 'after',
    meaning: 'Open before 8 am on at least five days.',
  },
  'open-every-day': {
    label: 'Open every day',
    phrase: 'open every day',
    position: 'after',
    meaning: 'Listed hours include all seven days.',
  },
  'open-on-holidays': {
    label: 'Open on holidays',
    phrase: 'open on holidays',
    position: 'after',
    meaning: 'Listed hours include at least one public holiday.',
  },
  'open-through-lunch': {
    label: 'Open through lunch',
    phrase: 'open through lunch',
    position: 'after',
    meaning: 'Open from before noon until after 2 pm without a break, Monday to Friday.',
  },
  independent: {
    label: 'Independent',
    phrase: 'independent',
    position: 'before',
    meaning: 'A source says that it belongs to no chain.',
  },
  chain: { label: 'Chain', phrase: 'chain', position: 'before', meaning: 'Trades under a chain’s name.' },
  'drive-through': {
    label: 'Drive-through',
    phrase: 'drive-through',
    position: 'before',
    meaning: 'Has a drive-through window.',
  },
  'wheelchair-accessible': {
    label: 'Wheelchair accessible',
    phrase: 'wheelchair-accessible',
    position: 'before',
    meaning: 'A source says that a wheelchair can get in.',
  },
  'that-accepts-medicare': {
    label: 'Accepts Medicare',
    phrase: 'accepting Medicare',
    position: 'after',
    meaning: 'Says that it accepts Medicare.',
  },
  'that-accepts-medicaid': {
    label: 'Accepts Medicaid',
    phrase: 'accepting Medicaid',
    position: 'after',
    meaning: 'Says that it accepts Medicaid.',
  },
  'spanish-speaking': {
    label: 'Spanish spoken',
    phrase: 'Spanish-speaking',
    position: 'before',
    meaning: 'Says that staff speak Spanish.',
  },
  'full-service': {
    label: 'Five services or more',
    phrase: 'full-service',
    position: 'before',
    meaning: 'Lists five services or more.',
  },
  'with-a-website': {
    label: 'Has a website',
    phrase: 'with a website',
    position: 'after',
    meaning: 'Lists a website.',
  },
};
