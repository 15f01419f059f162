import type { SiteFacts } from '../../domain/site/page-renderer.ts';
import { readSiteFacts } from '../../features/data-access/site-facts.ts';

let known: SiteFacts | undefined;

/** The site's facts: what the server was told, or what the browser's document says. */
export function appSiteFacts(): SiteFacts {
  known ??= readSiteFacts(document);
  return known;
}

/** Tells a pre-rendering thread the facts, which has no document to read them from. */
export function setSiteFacts(facts: SiteFacts): void {
  known = facts;
}
