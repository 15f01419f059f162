import { visitorLocationMetaName } from '../../config/constants.ts';

/**
 * The IP geolocation service's address as the page names it. Null when the site has no token, and when the browser
 * sends the Global Privacy Control signal: then the visitor's network address is not passed on.
 */
export function networkLocationUrl(page: Document, browser: Navigator): string | null {
  if ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true) return null;
  const tag = page.querySelector(`meta[name="${visitorLocationMetaName}"]`);
  return tag?.getAttribute('content') || null;
}
