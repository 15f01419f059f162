import { hash } from 'node:crypto';

/** Returns a SHA-1 digest in base64url. It reveals changes and damage, but not forgery. */
export const digestOf = (content: string | NodeJS.ArrayBufferView): string =>
  hash('sha1', content, 'base64url');
