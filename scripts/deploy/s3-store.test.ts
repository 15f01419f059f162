import { expect, it } from 'vitest';
import { parseStoreAddress } from './s3-store.ts';

it.each([
  ['s3://bucket', { bucket: 'bucket', prefix: '' }],
  ['s3://bucket/', { bucket: 'bucket', prefix: '' }],
  ['s3://my.bucket-1/www/site/', { bucket: 'my.bucket-1', prefix: 'www/site/' }],
])('reads %s', (text, address) => {
  expect(parseStoreAddress(text)).toEqual(address);
});

it.each([
  'bucket',
  's3:/bucket',
  's3://',
  's3://B',
  's3://bucket//a',
  's3://bucket/../a',
  's3://bucket/a b',
  'https://bucket',
])('knows no store of the address %s', (text) => {
  expect(parseStoreAddress(text)).toBeUndefined();
});
