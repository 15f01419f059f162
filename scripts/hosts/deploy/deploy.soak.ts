import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CreateBucketCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  buildSite,
  newSite,
  removeSites,
  reportOf,
  type TestSite,
  testBundle,
} from '../../../tests/support/build-fixture.ts';
import { cephVersion, type Gateway, hasCeph, startGateway } from '../../../tests/support/ceph-gateway.ts';
import { type RecordingProxy, startRecordingProxy } from '../../../tests/support/recording-proxy.ts';
import { checkedValue } from '../../cli/problems/refusal.ts';
import { seededRandom } from '../../plan/sample-facts.ts';
import { noteLeftOut } from '../../quality/test-all/test-notes.ts';
import { recordKey } from './deploy-record.ts';
import { s3Store } from './s3-store.ts';
import { readSite } from './site-objects.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const bucket = 'pharmacies';
const prefix = 'www/';
let site: TestSite;
let gateway: Gateway | undefined;
let proxy: RecordingProxy;
let client: S3Client;

const there = hasCeph();
if (!there) {
  noteLeftOut(
    'deploy to a real S3-compatible store: this machine has no Ceph (apt-get install radosgw ceph-mon ceph-osd ceph-common)',
  );
}

beforeAll(async () => {
  if (!there) return;
  vi.stubEnv('AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', 'true');
  site = await newSite();
  await reportOf(buildSite(site, await testBundle(), { host: 's3' }));
  gateway = await startGateway();
  console.log(`S3-compatible store: the gateway of ${await cephVersion()}`);
  proxy = await startRecordingProxy(gateway.url);
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = gateway.variables;
  client = new S3Client({
    ...{ endpoint: gateway.url, forcePathStyle: true, region: 'us-east-1' },
    credentials: { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
});
afterAll(async () => {
  client?.destroy();
  await proxy?.close();
  await gateway?.close();
  await removeSites();
});

const puts = (): number => proxy.requests.filter(({ method }) => method === 'PUT').length;

interface Deploy {
  readonly args?: readonly string[];
  readonly killAfterPuts?: number;
  /** Environment variables; undefined unsets one. */
  readonly variables?: Readonly<Record<string, string | undefined>>;
}

async function tryDeploy({
  args = [],
  killAfterPuts = Number.POSITIVE_INFINITY,
  variables = {},
}: Deploy = {}) {
  const child = spawn(
    process.execPath,
    [
      ...['scripts/launch.mjs', 'deploy', '--dist', site.out, '--sample'],
      ...(args.some((arg) => arg.startsWith('s3:')) ? args : [`s3://${bucket}/${prefix}`, ...args]),
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        ...gateway?.variables,
        AWS_ENDPOINT_URL_S3: proxy.url,
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
        ...variables,
      },
    },
  );
  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints += String(data);
  });
  const start = puts();
  const watching = setInterval(() => {
    if (puts() - start >= killAfterPuts) child.kill('SIGKILL');
  }, 2);
  const [code, signal] = await once(child, 'close');
  clearInterval(watching);
  return { code, signal, complaints };
}

async function deploy(killAfterPuts?: number): Promise<'done' | 'killed'> {
  const { code, signal, complaints } = await tryDeploy(killAfterPuts === undefined ? {} : { killAfterPuts });
  if (signal === 'SIGKILL') return 'killed';
  if (code !== 0) throw new Error(complaints);
  return 'done';
}

describe.skipIf(!there)('a deploy to the S3 gateway of Ceph', () => {
  it('that is killed five times ends in a store equal to dist, and sends no page too early', async () => {
    const { objects } = checkedValue(await readSite(site.out));
    const random = seededRandom('five deploys are killed');
    for (let kill = 0; kill < 5; kill += 1) {
      expect(await deploy(1 + Math.floor(random() * (objects.length / 6)))).toBe('killed');
    }
    expect(await deploy()).toBe('done');
    for (const [name, value] of Object.entries(gateway?.variables ?? {})) vi.stubEnv(name, value);
    const store = s3Store({ bucket, prefix });
    const listed = await store.listEtags();
    expect([...listed.keys()].toSorted()).toEqual([...objects.map(({ key }) => key), recordKey].toSorted());
    for (const { key, file, sha256, type, cache, redirect } of objects) {
      const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }));
      const content = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
      expect(createHash('sha256').update(content).digest('hex'), key).toBe(sha256);
      if (file !== undefined) expect(content.equals(await readFile(join(site.out, file))), key).toBe(true);
      const said = {
        type: found.ContentType,
        cache: found.CacheControl,
        redirect: found.WebsiteRedirectLocation,
      };
      expect(said, key).toEqual({ type, cache, redirect });
    }
    expect(objects.filter(({ redirect }) => redirect !== undefined).length).toBeGreaterThan(1);

    // Each page was sent after all files that it loads.
    const ended = new Map<string, number>();
    for (const { path, ended: at } of proxy.requests) {
      if (at !== undefined) ended.set(path, Math.min(at, ended.get(path) ?? at));
    }
    let checked = 0;
    for (const { method, path, body, began } of proxy.requests) {
      if (method !== 'PUT' || !body.subarray(0, 15).toString().startsWith('<!doctype html>')) continue;
      for (const [file] of body.toString().matchAll(/(?<=[" ])\/(?:assets|data)\/[\w./-]+/g)) {
        expect(ended.get(`/${bucket}/${prefix}${file.slice(1)}`), `${path} needs ${file}`).toBeLessThan(
          began,
        );
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(1000);
    // After a kill, only the objects that were being sent are sent again.
    expect(puts()).toBeLessThan(objects.length + 5 * 16 + 20);
  });

  it('that follows an equal one sends nothing', async () => {
    const before = proxy.requests.length;
    expect(await deploy()).toBe('done');
    expect(proxy.requests.slice(before)).toEqual([]);
  });

  it('that finds foreign objects, or half a site, changes nothing and names them', async () => {
    const Key = 'elsewhere/index.html';
    await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: 'mine' }));
    const before = proxy.requests.length;
    for (const args of [[], ['--dry-run']]) {
      const { code, complaints } = await tryDeploy({ args: [`s3://${bucket}/elsewhere`, ...args] });
      expect(complaints).toMatch(/no deploy sent .*: index\.html — .*--replace/);
      expect(code).toBe(1);
    }
    await rename(join(site.out, 'assets'), join(site.root, 'assets'));
    expect((await tryDeploy()).complaints).toMatch(/lacks [\d,]+ of the [\d,]+ files .* again/);
    await rename(join(site.root, 'assets'), join(site.out, 'assets'));
    expect(proxy.requests.slice(before)).toEqual([]);
    expect(await tryDeploy({ args: [`s3://${bucket}/elsewhere`, '--replace'] })).toMatchObject({ code: 0 });
    const page = await client.send(new GetObjectCommand({ Bucket: bucket, Key }));
    expect(await page.Body?.transformToString()).toEqual(
      await readFile(join(site.out, 'index.html'), 'utf8'),
    );
  });

  it('finds the store by a profile, or says what to correct', async () => {
    const file = join(site.root, 'aws-config');
    await writeFile(file, `[default]\nendpoint_url = ${proxy.url.replace('127.0.0.1', 'localhost')}\n`);
    const variables = { AWS_CONFIG_FILE: file, AWS_ENDPOINT_URL_S3: undefined };
    expect(await tryDeploy({ variables })).toMatchObject({ code: 0 });
    const complaintsOf = async (deploying: Deploy) => (await tryDeploy(deploying)).complaints;
    expect(await complaintsOf({ args: ['s3://no-such-bucket'] })).toMatch(
      /^s3:\/\/no-such-bucket\/: the bucket must be there .*NoSuchBucket.* — Make the bucket, or correct its name/,
    );
    expect(await complaintsOf({ variables: { AWS_ENDPOINT_URL_S3: 'store.example' } })).toMatch(
      /must answer .* set AWS_ENDPOINT_URL_S3 .*beginning with https:/,
    );
    expect(await complaintsOf({ variables: { AWS_SECRET_ACCESS_KEY: 'wrong' } })).toMatch(
      /let this user .*SignatureDoesNotMatch.*AWS_SECRET_ACCESS_KEY/,
    );
    expect(await complaintsOf({ variables: { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' } })).toMatch(
      /must answer .*ECONNREFUSED.*AWS_ENDPOINT_URL_S3/,
    );
  });
});
