import { S3ServiceException } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { ChangedFile, NotAStore, storeFault } from './store-fault.ts';

const fault = (name: string, message: string, code?: string): Error =>
  Object.assign(new Error(message), { name }, code === undefined ? {} : { code });

/** What the client throws of an answer. */
const answer = (name: string, httpStatusCode: number, message = 'UnknownError'): Error =>
  new S3ServiceException({ name, message, $fault: 'client', $metadata: { httpStatusCode } });

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
    ['the keys', answer('InvalidAccessKeyId', 403, 'no such key'), /let this user .*Set AWS_ACCESS_KEY_ID/],
    [
      'the keys that are not there',
      fault('CredentialsProviderError', 'Could not load'),
      /Set AWS_ACCESS_KEY_ID/,
    ],
    [
      'a key that was written with a line end',
      Object.assign(new TypeError('Invalid character in header content ["authorization"]'), {
        code: 'ERR_INVALID_CHAR',
      }),
      /no line end .*Set AWS_ACCESS_KEY_ID/,
    ],
    ['the protocol', fault('Error', 'write EPROTO', 'EPROTO'), /http:\/\/ or https:\/\//],
    [
      'the certificate',
      fault('Error', 'self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'),
      /NODE_EXTRA_CA_CERTS/,
    ],
    ['the address of a console', new NotAStore('It gave no listing'), /must be a store .*its console/],
    ['the address with a bucket in it', answer('NoSuchKey', 404), /must be a store .*name of the bucket/],
    [
      'what is broken before the store',
      answer('Unknown', 502),
      /in working order .*status 502.*Wait until it is/,
    ],
    ['a store that is asked too fast', answer('SlowDown', 503), /keep pace .*AWS_RETRY_MODE=adaptive/],
    ['a full store', answer('XMinioStorageFull', 507), /room for the site .*Make room/],
    ['a quota', answer('QuotaExceeded', 403), /room for the site .*quota raised/],
    ['keys that cannot be', answer('XMinioParentIsObject', 400), /behind other keys.*Take a store that does/],
    ['what has run out', answer('ExpiredToken', 400), /valid until .*Get new ones/],
    ['the clock', answer('RequestTimeTooSkewed', 403), /clock of this machine .*Set it/],
    [
      'a build that writes meanwhile',
      new ChangedFile('about changed'),
      /files of the site must stay .*Let the build/,
    ],
    ['nothing in particular', fault('Error', 'Odd'), /Run the deploy again/],
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
