import { setFlagsFromString } from 'node:v8';
import type { SitePlan } from '../plan/site-plan.ts';
import { optimizeAsUsual } from '../render/optimizing.ts';

/** Page groups of a site whose heap is let grow as Node would. */
const fewGroups = 500;

/**
 * Has V8 tidy sooner where a site is large, until `flagsAsUsual`: by itself it lets a build of the whole country hold three times what it needs
 * (docs/decisions/0130-planning-in-a-straight-line.md). Planning itself holds no more without it.
 */
export function tidySooner({ pageGroups }: Pick<SitePlan, 'pageGroups'>): void {
  if (pageGroups.length > fewGroups) setFlagsFromString('--heap-growing-percent=25');
}

/** Takes back that and what rendering set, so that code which V8 compiled is kept under the flags that the next build starts with (docs/decisions/0143-kept-code.md). */
export function flagsAsUsual(): void {
  setFlagsFromString('--heap-growing-percent=0');
  optimizeAsUsual();
}
