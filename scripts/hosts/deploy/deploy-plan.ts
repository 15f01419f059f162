import { type EarlierFiles, keptFiles } from '../../build/earlier-files/earlier-files.ts';
import type { DeployRecord, RecordedObject } from './deploy-record.ts';
import { eachObject } from './each-object.ts';
import { type ObjectStore, stampOf } from './object-store.ts';
import type { DeployedSite } from './site-objects.ts';
import type { StoreObject } from './store-object.ts';

export interface DeployOptions {
  readonly dist: string;
  /** The store as the command names it: `s3://bucket/prefix/`. */
  readonly to: string;
  readonly site: DeployedSite;
  readonly store: ObjectStore;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
  readonly dryRun: boolean;
  /** Sends even a site of samples. */
  readonly sample: boolean;
  readonly acceptLoss: boolean;
  /** Overwrites objects that no deploy sent, if the site needs their keys. */
  readonly replace: boolean;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** What a deploy is to change in a store, and what stays. */
export interface DeployPlan {
  readonly send: readonly StoreObject[];
  /** Unchanged objects by key, as the next record lists them. */
  readonly same: ReadonlyMap<string, RecordedObject>;
  /** Keys that the site needs, at which the store has objects that no deploy sent. */
  readonly strangers: readonly string[];
  /** Files of earlier deploys that stay for open pages, each with the day of the first deploy without it. */
  readonly kept: EarlierFiles;
  readonly remove: readonly string[];
}

/**
 * Compares a store with the objects that it should have. `listed` are the store's ETags by key. Asks the
 * store about an object only if the record does not know it: after an interrupted deploy, or if another
 * program wrote it. Rejects as `eachObject` does.
 */
export async function planDeploy(
  { to, site, store, today }: DeployOptions,
  listed: ReadonlyMap<string, string>,
  record: DeployRecord | undefined,
): Promise<DeployPlan> {
  const wanted = site.objects;
  const send: StoreObject[] = [];
  const same = new Map<string, RecordedObject>();
  const strangers: string[] = [];
  await eachObject(to, wanted, async (object) => {
    const { key, since } = object;
    const etag = listed.get(key);
    const recorded = record?.objects.get(key);
    const stamp = stampOf(object);
    let found = recorded?.stamp;
    if (etag !== undefined && (recorded === undefined || recorded.mark !== etag)) {
      const described = await store.describe(key);
      // Every deploy gives its objects their sha256.
      const { sum = '' } = described ?? {};
      if (recorded === undefined && described !== undefined && !/^[0-9a-f]{64}$/.test(sum))
        strangers.push(key);
      found = described && stampOf({ ...described, sum });
    }
    if (etag !== undefined && found === stamp) same.set(key, { mark: etag, stamp, since });
    else send.push(object);
  });
  const keys = new Set(wanted.map(({ key }) => key));
  const gone = [...(record?.objects ?? [])].filter(([key]) => !keys.has(key) && listed.has(key));
  const kept = keptFiles({
    before: gone.map(([key]) => key),
    known: new Map(gone.flatMap(([key, { since }]) => (since === undefined ? [] : [[key, since] as const]))),
    has: (key) => keys.has(key),
    today,
  });
  const remove = gone.map(([key]) => key).filter((key) => !kept.has(key));
  return { send, same, strangers, kept, remove };
}
