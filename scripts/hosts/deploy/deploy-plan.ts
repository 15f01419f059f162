import { type EarlierFiles, keptFiles } from '../../build/earlier-files/earlier-files.ts';
import type { DeployRecord, RecordedObject } from './deploy-record.ts';
import { eachObject } from './each-object.ts';
import { type ObjectStore, stampOf } from './object-store.ts';
import type { DeployedSite } from './site-objects.ts';
import type { StoreObject } from './store-object.ts';

export interface DeployOptions {
  /** The published folder. */
  readonly dist: string;
  /** The store as the command names it: `s3://bucket/prefix/`. */
  readonly to: string;
  readonly site: DeployedSite;
  readonly store: ObjectStore;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
  readonly dryRun: boolean;
  /** Sends a site of samples, too. */
  readonly sample: boolean;
  readonly acceptLoss: boolean;
  /** Overwrites objects that no deploy sent, where the site needs their keys. */
  readonly replace: boolean;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** What is to be done with a store. */
export interface DeployPlan {
  readonly send: readonly StoreObject[];
  /** Objects that are as they should be, as the record is to name them. */
  readonly same: ReadonlyMap<string, RecordedObject>;
  /** Keys that the site needs and where something stands that no deploy sent. */
  readonly strangers: readonly string[];
  /** Files of earlier deploys that stay for open pages, with the day since which no deploy has had them. */
  readonly kept: EarlierFiles;
  /** Objects of earlier deploys that go. */
  readonly remove: readonly string[];
}

/**
 * Compares a store, of which `listed` has the ETags by key, with the objects it should have. Asks the store for an object only where the record does
 * not tell: after a deploy that was cut short, or where something else wrote there. Rejects as `eachObject`
 * does.
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
