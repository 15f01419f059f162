import type { SiteFacts } from '../../domain/site/page-renderer.ts';
import { readSiteFacts } from '../../features/data-access/site-facts.ts';

let siteFacts: SiteFacts | undefined;

/** Returns the site's facts, such as its URL origin. In the pre-renderer, call `setSiteFacts` first. */
export function appSiteFacts(): SiteFacts {
  siteFacts ??= readSiteFacts(document);
  return siteFacts;
}

/** Sets the site's facts in the pre-renderer. */
export function setSiteFacts(facts: SiteFacts): void {
  siteFacts = facts;
}
