import { hash } from 'node:crypto';

/** A digest of a content, in base64url: it is for noticing change and damage, not for defence. */
export const digestOf = (content: string | NodeJS.ArrayBufferView): string =>
  hash('sha1', content, 'base64url');
