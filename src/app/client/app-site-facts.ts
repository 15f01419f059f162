import type { SiteFacts } from '../../domain/site/page-renderer.ts';
import { readSiteFacts } from '../../features/data-access/site-facts.ts';

let known: SiteFacts | undefined;

/** Returns the site's facts: those set on the server, or those in the browser's document. */
export function appSiteFacts(): SiteFacts {
  known ??= readSiteFacts(document);
  return known;
}

/** Sets the facts in a pre-rendering thread, which has no document to read them from. */
export function setSiteFacts(facts: SiteFacts): void {
  known = facts;
}
