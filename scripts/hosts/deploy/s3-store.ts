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
import type { ObjectStore } from './object-store.ts';
import { NotAStore } from './store-fault.ts';

/** A bucket and a prefix of keys. The prefix ends in a slash or is empty. */
export interface StoreAddress {
  readonly bucket: string;
  readonly prefix: string;
}

export const storeAddressRule =
  'Write it like s3://bucket or s3://bucket/prefix: a bucket is 3 to 63 lower-case letters, digits, hyphens and dots; the parts of a prefix are letters, digits, dots, hyphens and underscores.';

/** Reads `s3://bucket` or `s3://bucket/prefix`; undefined for other text. */
export function parseStoreAddress(text: string): StoreAddress | undefined {
  const [, bucket = '', path = ''] =
    /^s3:\/\/([a-z0-9](?:[a-z0-9-]|\.(?!\.)){1,61}[a-z0-9])((?:\/(?!\.+(?:\/|$))[\w.-]+)*)\/*$/.exec(text) ??
    [];
  if (bucket === '' || isIPv4(bucket)) return undefined;
  return { bucket, prefix: path === '' ? '' : `${path.slice(1)}/` };
}

/** Returns the operations on an S3 bucket. AWS's variables and profiles give access keys and endpoint. */
export function s3Store({ bucket: Bucket, prefix }: StoreAddress): ObjectStore {
  const { region } = new S3Client({}).config;
  const client = new S3Client({
    maxAttempts: 5,
    // Stores other than Amazon's may have no host name for each bucket, and may not know new checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A signature always names a region, and other stores rarely have one.
    region: async () =>
      process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || region().catch(() => 'us-east-1'),
  });
  const objectAt = (key: string) => ({ Bucket, Key: prefix + key });

  return {
    async listEtags() {
      const etags = new Map<string, string>();
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }),
        );
        // Every store's listing has one of these; a web page has none.
        if (page.Name === undefined && page.IsTruncated === undefined && page.KeyCount === undefined)
          throw new NotAStore('It gave no listing of the bucket');
        for (const { Key = '', ETag = '' } of page.Contents ?? []) etags.set(Key.slice(prefix.length), ETag);
        ContinuationToken = page.IsTruncated === true ? page.NextContinuationToken : undefined;
      } while (ContinuationToken !== undefined);
      return etags;
    },
    async describe(key) {
      const head = await undefinedIfMissing(client.send(new HeadObjectCommand(objectAt(key))));
      return (
        head && {
          type: head.ContentType ?? '',
          cache: head.CacheControl ?? '',
          redirect: head.WebsiteRedirectLocation,
          sha256: head.Metadata?.sha256,
          etag: head.ETag ?? '',
        }
      );
    },
    async read(key) {
      const object = await undefinedIfMissing(client.send(new GetObjectCommand(objectAt(key))));
      return object?.Body?.transformToString();
    },
    async put({ key, sha256, type, cache, redirect }, content) {
      const { ETag = '' } = await client.send(
        new PutObjectCommand({
          ...objectAt(key),
          Body: content,
          // The store refuses content that was damaged on its way.
          ContentMD5: createHash('md5').update(content).digest('base64'),
          ContentType: type,
          CacheControl: cache,
          WebsiteRedirectLocation: redirect,
          Metadata: { sha256 },
        }),
      );
      return ETag;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(objectAt(key)));
    },
  };
}

async function undefinedIfMissing<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof NotFound || error instanceof NoSuchKey) return undefined;
    throw error;
  }
}
