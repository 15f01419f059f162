import { hasUnprintable } from './plain-text.ts';

const maxUrlLength = 300;
/** Matches host names that no public resolver knows (RFC 2606, RFC 6761, RFC 8375). */
const nonPublicHost =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|home\.arpa)\.?$/i;
const withoutScheme =
  /^(?:www\.[a-z0-9-]+\.[a-z0-9.-]+|[a-z0-9.-]+\.(?:com|net|org|us|gov|edu|health|pharmacy))(?:[/?#]|$)/i;
const numericHost = /^(?:\[.*\]|[\d.]+)$/;

/** Returns why a text does not look like a public web address, or undefined if it does. */
export function webAddressFault(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return 'not a web address';
  if (hasUnprintable(text)) return 'characters that cannot be shown';
  if (text.length > maxUrlLength) return `longer than ${maxUrlLength} letters`;
  const { username, password, hostname } = new URL(text);
  if (username !== '' || password !== '') return 'a web address with a user’s name or password';
  const isPublic = hostname.includes('.') && !numericHost.test(hostname) && !nonPublicHost.test(hostname);
  return isPublic ? undefined : 'a web address that is not public';
}

const furtherAddress = /\s*[;,|\s]\s*(?=https?:\/\/|www\.).*$/is;

/** Returns the public web address at a text's beginning, if any: `www.oak.com` → `https://www.oak.com/`. */
export function webAddress(text: string): string | undefined {
  const firstAddress = text.replace(furtherAddress, '');
  const url = withoutScheme.test(firstAddress) ? `https://${firstAddress}` : firstAddress;
  return webAddressFault(url) === undefined ? new URL(url).href : undefined;
}
