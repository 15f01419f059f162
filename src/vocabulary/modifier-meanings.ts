import type { Modifier } from '../domain/pharmacy/taxonomy.ts';

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
