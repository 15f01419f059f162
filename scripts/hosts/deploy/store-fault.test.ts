import { S3ServiceException } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { NotAStore, storeFault } from './store-fault.ts';

const fault = (name: string, message: string, code?: string): Error =>
  Object.assign(new Error(message), { name }, code === undefined ? {} : { code });

const answer = (name: string, httpStatusCode: number, message = 'UnknownError'): Error =>
  new S3ServiceException({ name, message, $fault: 'client', $metadata: { httpStatusCode } });

describe('the message about a store’s error says what to correct:', () => {
  it.each([
    ['the bucket', fault('NoSuchBucket', ''), /Make the bucket, or correct its name/],
    [
      'the address',
      fault('Error', 'getaddrinfo ENOTFOUND store.example', 'ENOTFOUND'),
      /must answer at the address.*AWS_ENDPOINT_URL_S3/,
    ],
    [
      'the address of what refuses, which has no words',
      fault('AggregateError', '', 'ECONNREFUSED'),
      /"AggregateError: ECONNREFUSED".*AWS_ENDPOINT_URL_S3/,
    ],
    [
      'the address that is none',
      Object.assign(new TypeError('Invalid URL'), { code: 'ERR_INVALID_URL' }),
      /beginning with https/,
    ],
    [
      'a file that cannot be read',
      fault('Error', 'EACCES: permission denied', 'EACCES'),
      /EACCES.*Run the deploy again/,
    ],
    ['the region that is not said', fault('Error', 'Region is missing'), /region .*Set AWS_REGION/],
    ['the region that is none', fault('Error', 'Region not accepted: region=""'), /Set AWS_REGION/],
    [
      'the bucket’s region',
      answer('AuthorizationHeaderMalformed', 400, 'expecting eu-west-1'),
      /Set AWS_REGION to the region of the bucket/,
    ],
    ['the keys', answer('InvalidAccessKeyId', 403, 'no such key'), /let this user .*AWS_ACCESS_KEY_ID/],
    ['the keys that are not there', fault('CredentialsProviderError', 'Could not load'), /AWS_ACCESS_KEY_ID/],
    [
      'a key that was written with a line end',
      Object.assign(new TypeError('Invalid character in header content ["authorization"]'), {
        code: 'ERR_INVALID_CHAR',
      }),
      /AWS_ACCESS_KEY_ID.*no line end/,
    ],
    ['the protocol', fault('Error', 'write EPROTO', 'EPROTO'), /https:\/\/ or http:\/\//],
    [
      'the certificate',
      fault('Error', 'self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'),
      /NODE_EXTRA_CA_CERTS/,
    ],
    ['the address of a console', new NotAStore('It gave no listing'), /a store must answer .*its console/],
    ['the address with a bucket in it', answer('NoSuchKey', 404), /a store must answer .*name of the bucket/],
    [
      'what is broken before the store',
      answer('Unknown', 502),
      /in working order.*status 502.*Wait, make room/,
    ],
    ['a store that is asked too fast', answer('SlowDown', 503), /keep pace.*AWS_RETRY_MODE=adaptive/],
    ['a full store', answer('XMinioStorageFull', 507), /room for the site .*make room/],
    ['a quota', answer('QuotaExceeded', 403), /room for the site .*raise the quota/],
    ['keys that cannot be', answer('XMinioParentIsObject', 400), /below another key.*Take a store that does/],
    ['what has run out', answer('ExpiredToken', 400), /to valid keys/],
    ['the clock', answer('RequestTimeTooSkewed', 403), /Set .*clock of this machine/],
    ['nothing in particular', fault('Error', 'Odd'), /Run the deploy again/],
  ])('%s', (_, error, words) => {
    const told = storeFault('s3://pharmacies/', error);
    expect(String(told)).toMatch(/s3:\/\/pharmacies\/: /);
    expect(String(told)).toMatch(words);
    if (error.name === 'NoSuchBucket') expect(String(told)).not.toContain('AWS_');
  });

  it('an error of the program is returned unchanged', () => {
    const error = new TypeError('undefined is not a function');
    expect(storeFault('s3://pharmacies/', error)).toBe(error);
  });
});
