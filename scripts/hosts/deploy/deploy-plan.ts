import { type EarlierFiles, isHashed, keptFiles } from '../../build/earlier-files/earlier-files.ts';
import type { DeployRecord, RecordedObject } from './deploy-record.ts';
import { eachObject } from './each-object.ts';
import type { ObjectStore } from './object-store.ts';
import { type StoreObject, stampOf } from './store-object.ts';

/** What a store has. */
export interface StoreState {
  /** The store as the command names it: `s3://bucket/prefix/`. */
  readonly to: string;
  /** The ETag of every object by its key. */
  readonly listed: ReadonlyMap<string, string>;
  /** What the last deploy wrote down; undefined where there was none. */
  readonly record: DeployRecord | undefined;
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
  /** Objects of earlier deploys that go: pages first, then what they need. */
  readonly remove: readonly string[];
}

/**
 * Compares a store with the objects it should have. Asks the store for an object only where the record does
 * not tell: after a deploy that was cut short, or where something else wrote there. Rejects as `eachObject`
 * does.
 */
export async function planDeploy(
  wanted: readonly StoreObject[],
  { to, listed, record }: StoreState,
  store: Pick<ObjectStore, 'describe'>,
  today: string,
): Promise<DeployPlan> {
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
  return { send, same, strangers, ...leftovers(wanted, { listed, record }, today) };
}

/** Returns what is to become of objects of earlier deploys that the site does not have. */
function leftovers(
  wanted: readonly StoreObject[],
  { listed, record }: Omit<StoreState, 'to'>,
  today: string,
): Pick<DeployPlan, 'kept' | 'remove'> {
  const keys = new Set(wanted.map(({ key }) => key));
  const gone = [...(record?.objects ?? [])].filter(([key]) => !keys.has(key) && listed.has(key));
  const kept = keptFiles({
    before: gone.map(([key]) => key),
    known: new Map(gone.flatMap(([key, { since }]) => (since === undefined ? [] : [[key, since] as const]))),
    has: (key) => keys.has(key),
    today,
  });
  const remove = gone.map(([key]) => key).filter((key) => !kept.has(key));
  return { kept, remove: remove.toSorted((a, b) => Number(isHashed(a)) - Number(isHashed(b))) };
}
