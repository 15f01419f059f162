import { hash } from 'node:crypto';

/**
 * Returns a SHA-1 digest in base64url. It shows change and damage, but does not protect against an attacker.
 */
export const digestOf = (content: string | NodeJS.ArrayBufferView): string =>
  hash('sha1', content, 'base64url');
