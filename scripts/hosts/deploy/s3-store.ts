import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type Checked, type Fault, refused } from '../../cli/problems/problem.ts';
import type { ListedObject, ObjectStore } from './object-store.ts';
import { NotAStore } from './store-fault.ts';

/** A bucket, and the prefix of its keys that a site is below, which ends in a slash or is empty. */
export interface StoreAddress {
  readonly bucket: string;
  readonly prefix: string;
}

/** Why a text is no address of a store, as what is to be done about it; undefined for one that is. */
export function storeAddressFault(text: string): string | undefined {
  const [, bucket, rest = ''] = /^s3:\/\/([^/]*)(?:\/(.*))?$/.exec(text) ?? [];
  if (bucket === undefined || bucket === '') return 'Write it like s3://bucket or s3://bucket/prefix.';
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || bucket.includes('..') || isIPv4(bucket))
    return `"${bucket}" is no name of a bucket: those have 3 to 63 lower-case letters, digits, hyphens and dots, of which no two follow each other, begin and end with a letter or digit, and are no IP address.`;
  const parts = rest.replace(/\/+$/, '').split('/');
  const wrong = rest === '' ? undefined : parts.find((part) => !/^[\w.-]+$/.test(part) || /^\.+$/.test(part));
  return wrong === undefined
    ? undefined
    : `"${wrong}" is no part of a prefix: those have letters, digits, dots, hyphens and underscores, with one slash between them.`;
}

/** Reads `s3://bucket` or `s3://bucket/prefix`; undefined for anything else. */
export function parseStoreAddress(text: string): StoreAddress | undefined {
  if (storeAddressFault(text) !== undefined) return undefined;
  const [bucket = '', ...parts] = text.slice('s3://'.length).replace(/\/+$/, '').split('/');
  return { bucket, prefix: parts.map((part) => `${part}/`).join('') };
}

/**
 * A bucket of any S3-compatible store. The official client reads keys, region and endpoint from where every AWS tool does
 * (`AWS_ACCESS_KEY_ID`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`, profiles, roles). Refused is an endpoint that is no address.
 */
export async function s3Store({ bucket: Bucket, prefix }: StoreAddress): Promise<Checked<ObjectStore>> {
  const asked = new S3Client({});
  // What the client would find by itself: variables, then the profile, unless they say that neither counts.
  const endpoint = await asked.config.serviceConfiguredEndpoint?.();
  if (endpoint !== undefined && !isWebAddress(endpoint))
    return refused(placeOf(endpoint), noAddress(endpoint));
  const named = process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION;
  // Other stores have regions rarely, but a signature always names one.
  const region = named || (endpoint && (await asked.config.region().catch(() => 'us-east-1')));
  const client = new S3Client({
    maxAttempts: 5,
    // Only Amazon has a host name for every bucket, and checksums that others do not know yet.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
    ...(region ? { region } : {}),
  });
  const at = (key: string) => ({ Bucket, Key: prefix + key });

  const store: ObjectStore = {
    async list() {
      const found = new Map<string, ListedObject>();
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }),
        );
        // Every store says so much of a listing; a page of the web has none of it.
        if (page.Name === undefined && page.IsTruncated === undefined && page.KeyCount === undefined)
          throw new NotAStore('It gave no listing of the bucket');
        for (const { Key = '', Size = 0, ETag = '' } of page.Contents ?? [])
          found.set(Key.slice(prefix.length), { bytes: Size, mark: ETag });
        ContinuationToken = page.IsTruncated === true ? page.NextContinuationToken : undefined;
      } while (ContinuationToken !== undefined);
      return found;
    },
    async describe(key) {
      const found = await orNothing(client.send(new HeadObjectCommand(at(key))));
      return (
        found && {
          type: found.ContentType ?? '',
          cache: found.CacheControl ?? '',
          redirect: found.WebsiteRedirectLocation,
          sum: found.Metadata?.sha256,
          mark: found.ETag ?? '',
        }
      );
    },
    async read(key) {
      const found = await orNothing(client.send(new GetObjectCommand(at(key))));
      return found?.Body?.transformToString();
    },
    async put({ key, content, sum, type, cache, redirect }) {
      const { ETag = '' } = await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: content,
          // The store refuses what does not arrive as it was sent.
          ContentMD5: createHash('md5').update(content).digest('base64'),
          ContentType: type,
          CacheControl: cache,
          WebsiteRedirectLocation: redirect,
          Metadata: { sha256: sum },
        }),
      );
      return ETag;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
  return { ok: true, value: store };
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:\/\//.test(text);

/** Where the client found an endpoint: a variable comes before a profile, and that of S3 before that of all services. */
function placeOf(endpoint: string): string {
  if (process.env.AWS_ENDPOINT_URL_S3 === endpoint) return 'AWS_ENDPOINT_URL_S3';
  return process.env.AWS_ENDPOINT_URL === endpoint ? 'AWS_ENDPOINT_URL' : 'endpoint_url of the AWS profile';
}

const noAddress = (value: string): Fault => ({
  value,
  rule: 'the store’s address must begin with https:// or http://',
  remedy: `Write it like ${/^[\w.-]+(?::\d+)?$/.test(value) ? `https://${value}` : 'https://store.example'}.`,
});

async function orNothing<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof NotFound || error instanceof NoSuchKey) return undefined;
    throw error;
  }
}
