import { hash } from 'node:crypto';

/** Returns a SHA-1 digest in base64url. */
export const digestOf = (content: string | NodeJS.ArrayBufferView): string =>
  hash('sha1', content, 'base64url');
