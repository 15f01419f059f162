import { setFlagsFromString } from 'node:v8';
import { collectGarbage } from '../../cli/v8/collect-garbage.ts';
import type { SiteInput } from '../../plan/site-plan.ts';
import { optimizeAsUsual, optimizeForMany } from './optimizing.ts';

/** Places of a site that is built in memory, whose heap is let grow as Node would. */
const fewPlaces = 500;

/** Whether a site is so large that lines of its pages wait in a file (docs/decisions/0152-memory-that-stays.md) and V8 tidies sooner: by itself it lets a build of the whole country hold three times what it needs (docs/decisions/0130-planning-in-a-straight-line.md). */
export const isLarge = ({ cities }: { readonly cities: readonly unknown[] }): boolean =>
  cities.length > fewPlaces;

/**
 * Has V8 tidy sooner where a site is large, until `flagsAsUsual`. Planning itself holds no more without it. It begins with all that planning left: V8 reckons anew with each
 * collection, and would else wait until the heap is four times what it was long before.
 */
export function tidySooner(input: Pick<SiteInput, 'cities'>): void {
  if (!isLarge(input)) return;
  letHeapGrow('slowly');
  collectGarbage('all');
}

const letHeapGrow = (how: 'slowly' | 'as usual'): void =>
  setFlagsFromString(`--heap-growing-percent=${how === 'slowly' ? 25 : 0}`);

/** Takes back that and what rendering set, so that code which V8 compiled is kept under the flags that the next build starts with (docs/decisions/0143-kept-code.md). */
export function flagsAsUsual(): void {
  letHeapGrow('as usual');
  optimizeAsUsual();
}

/** Does work under those flags while many pages of a site are rendered: a program's code can be kept under no others. `large` tells whether V8 tidies sooner for it. */
export function underUsualFlags(work: () => void, large: boolean): void {
  flagsAsUsual();
  work();
  optimizeForMany();
  if (large) letHeapGrow('slowly');
}
