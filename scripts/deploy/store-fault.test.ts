import { describe, expect, it } from 'vitest';
import { storeFault } from './store-fault.ts';

const fault = (name: string, message: string, code?: string): Error =>
  Object.assign(new Error(message), { name }, code === undefined ? {} : { code });

describe('of a fault of a store it is told what to mend:', () => {
  it.each([
    ['the bucket', fault('NoSuchBucket', ''), /Make the bucket, or correct its name/],
    [
      'the address',
      fault('Error', 'getaddrinfo ENOTFOUND store.example', 'ENOTFOUND'),
      /AWS_ENDPOINT_URL_S3 .*where the store is/,
    ],
    [
      'the address of what refuses, which has no words',
      fault('AggregateError', '', 'ECONNREFUSED'),
      /"AggregateError: ECONNREFUSED".*where the store is/,
    ],
    ['the region that is not said', fault('Error', 'Region is missing'), /region .*Set AWS_REGION/],
    ['the region that is none', fault('Error', 'Region not accepted: region=""'), /Set AWS_REGION/],
    [
      'the bucket’s region',
      fault('AuthorizationHeaderMalformed', 'expecting eu-west-1'),
      /region that the bucket is in/,
    ],
    ['the keys', fault('InvalidAccessKeyId', 'no such key'), /let this user .*Set AWS_ACCESS_KEY_ID/],
    [
      'the keys that are not there',
      fault('CredentialsProviderError', 'Could not load'),
      /Set AWS_ACCESS_KEY_ID/,
    ],
  ])('%s', (_, error, words) => {
    const told = storeFault('s3://pharmacies/', error);
    expect(String(told)).toMatch(/s3:\/\/pharmacies\/: /);
    expect(String(told)).toMatch(words);
    if (error.name === 'NoSuchBucket') expect(String(told)).not.toContain('AWS_');
  });

  it('an error of the program is none', () => {
    const error = new TypeError('undefined is not a function');
    expect(storeFault('s3://pharmacies/', error)).toBe(error);
  });
});
