import type { FilterId, PharmacyType, Service } from '../domain/pharmacy/filters.ts';
import { type FullGuide, type Guide, typeGuide } from './type-guide.ts';

type Explained = PharmacyType | Service;

/** What each filter means; of a type and a service also for whom it is. */
export const filterGuide: Readonly<
  Record<Explained, FullGuide> & Record<Exclude<FilterId, Explained>, Guide>
> = {
  ...typeGuide,
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
  'near-me': { meaning: 'Measured from you.' },
  'open-sunday': { meaning: 'Listed hours include Sunday.' },
  'open-saturday': { meaning: 'Listed hours include Saturday.' },
  'open-late': { meaning: 'Open until 9 pm or later on at least five days.' },
  'open-early': { meaning: 'Open before 8 am on at least five days.' },
  'open-every-day': { meaning: 'Listed hours include all seven days.' },
  'open-on-holidays': { meaning: 'Listed hours include at least one public holiday.' },
  'open-through-lunch': {
    meaning: 'Open from before noon until after 2 pm without a break, Monday to Friday.',
  },
  independent: { meaning: 'A source says that it belongs to no chain.' },
  chain: { meaning: 'Trades under a chain’s name.' },
  'wheelchair-accessible': { meaning: 'A source says that a wheelchair can get in.' },
  'that-accepts-medicare': { meaning: 'Says that it accepts Medicare.' },
  'that-accepts-medicaid': { meaning: 'Says that it accepts Medicaid.' },
  'spanish-speaking': { meaning: 'Says that staff speak Spanish.' },
  'full-service': { meaning: 'Lists five services or more.' },
  'with-a-website': { meaning: 'Lists a website.' },
};

const deliveryAsService: FullGuide = {
  meaning: 'Brings medicines to your door.',
  whenToChoose: 'You cannot get to the counter.',
};

/** The guide of a service among the other services; delivery is told at more length among the types. */
export const guideOfService = (id: Service): FullGuide =>
  id === 'delivery' ? deliveryAsService : filterGuide[id];
