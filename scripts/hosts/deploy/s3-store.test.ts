import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { parseStoreAddress, s3Store } from './s3-store.ts';
import { storeFault } from './store-fault.ts';

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
  's3://pharm..acies',
  's3://192.168.5.4',
  's3://bucket//a',
  's3://bucket/../a',
  's3://bucket/a b',
  's3://bucket/a/.',
  's3://-bucket',
  'https://bucket',
])('knows no store of the address %s', (text) => {
  expect(parseStoreAddress(text)).toBeUndefined();
});

describe('the store is', () => {
  let folder: string;
  let server: Server;
  let url: string;
  /** Host and path of each request. */
  const asked: string[] = [];
  let files = 0;

  beforeAll(async () => {
    folder = newFolder();
    server = createServer((request, answer) => {
      asked.push(`${request.headers.host}${request.url?.split('?', 1)[0]}`);
      answer.end('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  beforeEach(() => {
    asked.splice(0);
    vi.stubEnv('AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', 'true');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'tests');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'tests-secret');
    for (const name of [
      'AWS_PROFILE',
      'AWS_REGION',
      'AWS_DEFAULT_REGION',
      'AWS_ENDPOINT_URL',
      'AWS_ENDPOINT_URL_S3',
    ])
      vi.stubEnv(name, undefined);
    vi.stubEnv('AWS_CONFIG_FILE', join(folder, 'none'));
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', join(folder, 'none'));
  });
  afterEach(() => vi.unstubAllEnvs());

  /**
   * Lets the client read this profile; each stands in a file of its own, since the client remembers what it
   * read.
   */
  async function writeProfile(...lines: readonly string[]): Promise<void> {
    files += 1;
    const file = join(folder, `config-${files}`);
    await writeFile(file, ['[default]', ...lines, ''].join('\n'));
    vi.stubEnv('AWS_CONFIG_FILE', file);
  }
  it.each([
    ['AWS_ENDPOINT_URL_S3', async () => void vi.stubEnv('AWS_ENDPOINT_URL_S3', url)],
    ['AWS_ENDPOINT_URL', async () => void vi.stubEnv('AWS_ENDPOINT_URL', url)],
    ['endpoint_url of a profile', () => writeProfile(`endpoint_url = ${url}`)],
    [
      'endpoint_url of a service of a profile',
      () => writeProfile('services = mine', '[services mine]', 's3 =', `  endpoint_url = ${url}`),
    ],
  ])(
    'asked by paths where %s names it, since other stores have no host name for a bucket',
    async (_, set) => {
      await set();
      const store = s3Store({ bucket: 'pharmacies', prefix: '' });
      expect((await store.listEtags()).size).toBe(0);
      expect(asked).toEqual([`${new URL(url).host}/pharmacies/`]);
    },
  );

  it.each(['store.example', 'store.example:9000', 'ftp://store.example'])(
    'refused at the address %s, with the variable that names it and how it begins',
    async (value) => {
      for (const name of ['AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_S3']) {
        vi.stubEnv(name, value);
        const list = s3Store({ bucket: 'pharmacies', prefix: '' }).listEtags();
        const error: unknown = await list.catch((thrown: unknown) => thrown);
        expect(String(storeFault('s3://pharmacies/', error))).toMatch(
          /s3:\/\/pharmacies\/: a store must answer .*AWS_ENDPOINT_URL_S3 .*beginning with https:\/\/ or http:\/\//,
        );
      }
    },
  );
});
