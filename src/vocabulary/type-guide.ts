import type { PharmacyType } from '../domain/pharmacy/filters.ts';

export interface Guide {
  /** What makes a listing pass: exactly what the filter's rule checks. */
  readonly meaning: string;
}

export interface FullGuide extends Guide {
  readonly whenToChoose: string;
}

/** What each type of pharmacy is, and for whom. The home page shows these alone. */
export const typeGuide: Readonly<Record<PharmacyType, FullGuide>> = {
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
    meaning:
      'Open until 10 pm or later on every day of the week, at the shop and at the prescription counter.',
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
