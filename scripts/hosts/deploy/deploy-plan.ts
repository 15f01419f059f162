import { type EarlierFiles, keptFiles } from '../../build/earlier-files/earlier-files.ts';
import type { DeployRecord, RecordedObject } from './deploy-record.ts';
import { eachObject } from './each-object.ts';
import { type ObjectStore, objectDigest } from './object-store.ts';
import type { DeployedSite } from './site-objects.ts';
import type { StoreObject } from './store-object.ts';

export interface DeployOptions {
  readonly dist: string;
  /** Bucket and prefix, as messages name them: `s3://bucket/prefix/`. */
  readonly to: string;
  readonly site: DeployedSite;
  readonly store: ObjectStore;
  /** Day of the deploy (`YYYY-MM-DD`, UTC). */
  readonly today: string;
  readonly dryRun: boolean;
  readonly sample: boolean;
  readonly acceptLoss: boolean;
  readonly replace: boolean;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** What a deploy sends, keeps and removes in a bucket. */
export interface DeployPlan {
  readonly send: readonly StoreObject[];
  readonly unchanged: ReadonlyMap<string, RecordedObject>;
  readonly foreignKeys: readonly string[];
  readonly earlierFiles: EarlierFiles;
  readonly remove: readonly string[];
}

/**
 * Returns what a deploy must send to a bucket and remove from it. `listed` maps keys to ETags; `record` is
 * what the last deploy recorded. Rejects with the first failed request.
 */
export async function planDeploy(
  { to, site, store, today }: DeployOptions,
  listed: ReadonlyMap<string, string>,
  record: DeployRecord | undefined,
): Promise<DeployPlan> {
  const objects = site.objects;
  const send: StoreObject[] = [];
  const unchanged = new Map<string, RecordedObject>();
  const foreignKeys: string[] = [];
  await eachObject(to, objects, async (object) => {
    const { key, since } = object;
    const etag = listed.get(key);
    const recorded = record?.objects.get(key);
    const stamp = objectDigest(object);
    let sentStamp = recorded?.stamp;
    if (etag !== undefined && (recorded === undefined || recorded.mark !== etag)) {
      const described = await store.describe(key);
      // Every deploy gives its objects their sha256.
      const { sha256 = '' } = described ?? {};
      if (recorded === undefined && described !== undefined && !/^[0-9a-f]{64}$/.test(sha256))
        foreignKeys.push(key);
      sentStamp = described && objectDigest({ ...described, sha256 });
    }
    if (etag !== undefined && sentStamp === stamp) unchanged.set(key, { mark: etag, stamp, since });
    else send.push(object);
  });
  const keys = new Set(objects.map(({ key }) => key));
  const goneObjects = [...(record?.objects ?? [])].filter(([key]) => !keys.has(key) && listed.has(key));
  const earlierFiles = keptFiles({
    published: goneObjects.map(([key]) => key),
    earlierFiles: new Map(
      goneObjects.flatMap(([key, { since }]) => (since === undefined ? [] : [[key, since] as const])),
    ),
    has: (key) => keys.has(key),
    today,
  });
  const remove = goneObjects.map(([key]) => key).filter((key) => !earlierFiles.has(key));
  return { send, unchanged, foreignKeys, earlierFiles, remove };
}
