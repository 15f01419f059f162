import type { Pharmacy } from './pharmacy.ts';
import { hasModifier, hasType } from './pharmacy-match.ts';

/** What a visitor can ask for beside one type and one service, any number at a time. */
export const traits = [
  '24-hour',
  'open-late',
  'open-sunday',
  'drive-through',
  'delivery',
  'wheelchair-accessible',
] as const;
export type Trait = (typeof traits)[number];

export const isTrait = (text: string): text is Trait => traits.some((trait) => trait === text);

/** Whether what is known of a pharmacy shows the trait; what is unknown never does (see pharmacy-match.ts). */
export const hasTrait = (pharmacy: Pharmacy, trait: Trait): boolean =>
  trait === '24-hour' || trait === 'delivery' ? hasType(pharmacy, trait) : hasModifier(pharmacy, trait);
