import { memoize } from '../text/memoize.ts';
import { isStateSlug, type StateSlug, slugify } from '../text/slug.ts';
import names from './us-states.json' with { type: 'json' };

/** Postal code of a state or the District of Columbia: `AL` (USPS Publication 28, appendix B). */
export type StateCode = keyof typeof names;

export interface UsState {
  readonly code: StateCode;
  readonly name: string;
  readonly slug: StateSlug;
}

/** True if a text is a state's postal code in capitals: `AL`. */
export const isStateCode = (text: string): text is StateCode => Object.hasOwn(names, text);

/** Returns a state's code, name and slug: `AL` → `Alabama`, `alabama`. */
export const usState = memoize((code: StateCode): UsState => {
  const name = names[code];
  const slug = slugify(name);
  if (!isStateSlug(slug)) throw new Error(`No slug for state ${name}`);
  return { code, name, slug };
});

/** All states and the District of Columbia, sorted by name. */
export const usStates: readonly UsState[] = Object.keys(names)
  .filter(isStateCode)
  .map(usState)
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Returns the state with a slug or postal code: `south-carolina`, `SC`, `sc`; undefined if none. */
export const findState = (text: string): UsState | undefined =>
  usStates.find((state) => state.slug === text.toLowerCase() || state.code === text.toUpperCase());
