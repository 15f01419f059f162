import type { Modifier, PharmacyType, Service } from '../domain/taxonomy.ts';

interface Guide {
  /** What makes a listing count as this: exactly what `hasType` or `hasService` checks. */
  readonly meaning: string;
  readonly whenToChoose: string;
}

/** What each type of pharmacy is, and for whom. */
export const typeGuide: Readonly<Record<PharmacyType, Guide>> = {
  '24-hour': {
    meaning: 'Open around the clock, every day of the week, at the shop and at the prescription counter.',
    whenToChoose: 'You need a prescription filled, or advice from a pharmacist, in the middle of the night.',
  },
  compounding: {
    meaning: 'Prepares medicines to order: another strength, form or flavor, or without an ingredient.',
    whenToChoose:
      'Your prescriber ordered a medicine that is not sold ready-made, or you cannot take the usual form.',
  },
  specialty: {
    meaning: 'Dispenses medicines for complex conditions that need special handling, approval or follow-up.',
    whenToChoose:
      'You take a medicine for cancer, hepatitis, HIV, multiple sclerosis, transplant or a rare disease.',
  },
  delivery: {
    meaning: 'Lists home delivery among its services. Areas, fees and times differ: ask.',
    whenToChoose: 'You cannot leave home, or have no way to get to the counter.',
  },
  emergency: {
    meaning: 'Open until 10 pm or later on every day of the week, weekends included.',
    whenToChoose:
      'You left urgent care or the emergency room late and need to start a medicine tonight. In a life-threatening emergency call 911.',
  },
  community: {
    meaning: 'A retail pharmacy that serves walk-in customers.',
    whenToChoose: 'You want a regular pharmacy that knows your medicines.',
  },
  hospital: {
    meaning: 'Part of a hospital or other institution. Some serve only their own patients: call first.',
    whenToChoose: 'You are being discharged, or take a medicine that only hospitals stock.',
  },
  clinic: {
    meaning: 'Belongs to a clinic or health center. Some serve only their own patients: call first.',
    whenToChoose: 'You see a doctor at the same health center.',
  },
  'long-term-care': {
    meaning: 'Serves nursing homes, assisted living and similar facilities.',
    whenToChoose: 'You arrange medicines for someone who lives in a care facility.',
  },
  'home-infusion': {
    meaning: 'Prepares medicines given through a needle or catheter at home.',
    whenToChoose: 'You continue treatment at home that would otherwise need a hospital infusion.',
  },
  'mail-order': {
    meaning: 'Sends medicines by mail; it may have no counter to visit.',
    whenToChoose: 'You take the same medicines for a long time and can plan ahead.',
  },
};

/** What each service is, and for whom. */
export const serviceGuide: Readonly<Record<Service, Guide>> = {
  delivery: { meaning: 'Brings medicines to your door.', whenToChoose: 'You cannot get to the counter.' },
  'drive-through': {
    meaning: 'Has a window where you collect from your car.',
    whenToChoose: 'You are unwell, or have children asleep in the back.',
  },
  'flu-shots': {
    meaning: 'Gives the seasonal influenza vaccine.',
    whenToChoose: 'Each fall; everyone from six months of age, as the CDC advises.',
  },
  'covid-19-vaccines': {
    meaning: 'Gives COVID-19 vaccines.',
    whenToChoose: 'You are due a dose. Call to check supply and age limits.',
  },
  'shingles-vaccines': {
    meaning: 'Gives the two-dose shingles vaccine.',
    whenToChoose: 'You are 50 or older, or have a weakened immune system.',
  },
  'travel-vaccines': {
    meaning: 'Gives vaccines for travel abroad.',
    whenToChoose: 'Four to six weeks before you leave.',
  },
  'blood-pressure-checks': {
    meaning: 'Measures blood pressure in the store.',
    whenToChoose: 'You follow your blood pressure between visits to the doctor.',
  },
  'rapid-tests': {
    meaning: 'Tests for flu, strep or COVID-19 in the store.',
    whenToChoose: 'You have symptoms and want to know which treatment fits.',
  },
  'medication-reviews': {
    meaning: 'A pharmacist goes through all your medicines with you.',
    whenToChoose: 'You take several medicines, or something changed.',
  },
  'refill-synchronization': {
    meaning: 'Lines up refills so that all are ready on one day.',
    whenToChoose: 'You make several trips a month.',
  },
  'blister-packaging': {
    meaning: 'Packs each dose by day and time.',
    whenToChoose: 'You, or someone you care for, loses track of doses.',
  },
  'medication-disposal': {
    meaning: 'Takes back unused medicines.',
    whenToChoose: 'You have medicines at home that nobody needs.',
  },
  naloxone: {
    meaning: 'Stocks naloxone, which reverses an opioid overdose.',
    whenToChoose: 'Someone near you takes opioids, prescribed or not.',
  },
  'pet-medications': {
    meaning: 'Fills prescriptions for animals.',
    whenToChoose: 'Your vet wrote a prescription.',
  },
  'medical-equipment': {
    meaning: 'Sells or rents walkers, braces, oxygen supplies and the like.',
    whenToChoose: 'You come home from the hospital.',
  },
  'diabetes-supplies': {
    meaning: 'Stocks meters, strips, sensors and pen needles.',
    whenToChoose: 'You or someone you care for has diabetes.',
  },
  'smoking-cessation': {
    meaning: 'Advises on stopping and on nicotine replacement.',
    whenToChoose: 'You want to stop.',
  },
};

/** What makes a listing count under each modifier: exactly what `hasModifier` checks. */
export const modifierMeanings: Readonly<Record<Modifier, string>> = {
  'near-me': 'Measured from you.',
  'open-sunday': 'Listed hours include Sunday.',
  'open-saturday': 'Listed hours include Saturday.',
  'open-late': 'Open until 9 pm or later on at least five days.',
  'open-early': 'Open before 8 am on at least five days.',
  'open-every-day': 'Listed hours include all seven days.',
  'open-on-holidays': 'Listed hours include at least one public holiday.',
  'open-through-lunch': 'Open from before noon until after 2 pm without a break, Monday to Friday.',
  independent: 'A source says that it belongs to no chain.',
  chain: 'Trades under a chain’s name.',
  'drive-through': 'Has a drive-through window.',
  'wheelchair-accessible': 'A source says that a wheelchair can get in.',
  'that-accepts-medicare': 'Says that it accepts Medicare.',
  'that-accepts-medicaid': 'Says that it accepts Medicaid.',
  'spanish-speaking': 'Says that staff speak Spanish.',
  'full-service': 'Lists five services or more.',
  'with-a-website': 'Lists a website.',
};
