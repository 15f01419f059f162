import { createHash } from 'node:crypto';
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
import type { ListedObject, ObjectStore } from './object-store.ts';

/** A bucket, and the prefix of its keys that a site is below, which ends in a slash or is empty. */
export interface StoreAddress {
  readonly bucket: string;
  readonly prefix: string;
}

/** Reads `s3://bucket` or `s3://bucket/prefix`; undefined for anything else. */
export function parseStoreAddress(text: string): StoreAddress | undefined {
  const [, bucket, rest = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(text) ?? [];
  const prefix = rest.replace(/\/+$/, '');
  const sound =
    prefix === '' || prefix.split('/').every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part));
  return bucket === undefined || !sound ? undefined : { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * A bucket of any S3-compatible store. The official client reads keys, region and endpoint from where every AWS tool does
 * (`AWS_ACCESS_KEY_ID`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`, profiles, roles).
 */
export function s3Store({ bucket: Bucket, prefix }: StoreAddress, variables: Variables): ObjectStore {
  const elsewhere = Boolean(variables.AWS_ENDPOINT_URL_S3 || variables.AWS_ENDPOINT_URL);
  const named = variables.AWS_REGION || variables.AWS_DEFAULT_REGION;
  const client = new S3Client({
    maxAttempts: 5,
    // Only Amazon has a host name for every bucket, and checksums that others do not know yet.
    forcePathStyle: elsewhere,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(named ? { region: named } : elsewhere ? { region: 'us-east-1' } : {}),
  });
  const at = (key: string) => ({ Bucket, Key: prefix + key });

  return {
    async list() {
      const found = new Map<string, ListedObject>();
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }),
        );
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
}

async function orNothing<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof NotFound || error instanceof NoSuchKey) return undefined;
    throw error;
  }
}
