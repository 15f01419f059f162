import type { SiteFacts } from '../../domain/site/page-renderer.ts';
import { readSiteFacts } from '../../features/data-access/site-facts.ts';

let siteFacts: SiteFacts | undefined;

/**
 * Returns facts of the whole site: those set by the pre-renderer, or those in the document's `<meta>` tags.
 */
export function appSiteFacts(): SiteFacts {
  siteFacts ??= readSiteFacts(document);
  return siteFacts;
}

/** Sets the site's facts in the pre-renderer, which has no document to read them from. */
export function setSiteFacts(facts: SiteFacts): void {
  siteFacts = facts;
}
