import { hash } from 'node:crypto';
import { type EarlierFiles, isHashed, keptFiles } from '../../build/earlier-files/earlier-files.ts';
import type { DeployRecord } from './deploy-record.ts';
import type { DescribedObject, ListedObject } from './object-store.ts';
import { keyOf, type StoreObject, stampOf } from './store-object.ts';

interface Situation {
  /** The objects that the store should have. */
  readonly wanted: readonly StoreObject[];
  readonly listed: ReadonlyMap<string, ListedObject>;
  /** What the last deploys knew; undefined where there were none. */
  readonly record: DeployRecord | undefined;
  /** Files of `wanted` that only pages of earlier deploys need, with the day since which no deploy has had them. */
  readonly earlier: EarlierFiles;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
}

/** What is to be done with a store. */
export interface DeployPlan {
  readonly send: readonly StoreObject[];
  /** Objects of the right size of which no deploy knows whether they are right: after a deploy that was cut short. */
  readonly ask: readonly StoreObject[];
  readonly same: readonly StoreObject[];
  /** Objects of earlier deploys that stay for pages that are open now, with the day since which no deploy has had them. */
  readonly kept: EarlierFiles;
  /** Pages first, then what they need. */
  readonly remove: readonly string[];
}

/** A digest of what is sent of an object. */
export const shortStamp = (object: Parameters<typeof stampOf>[0]): string =>
  hash('sha256', stampOf(object)).slice(0, 20);

/** Compares what a store has with what it should have. Nothing that no deploy sent is ever removed. */
export function planDeploy({ wanted, listed, record, earlier, today }: Situation): DeployPlan {
  const [send, ask, same]: StoreObject[][] = [[], [], []];
  for (const object of wanted) {
    const there = listed.get(object.key);
    const known = record?.objects.get(object.key);
    if (there === undefined || there.bytes !== object.bytes) send?.push(object);
    else if (known?.mark !== there.mark) ask?.push(object);
    else (known.stamp === shortStamp(object) ? same : send)?.push(object);
  }
  const keys = new Set(wanted.map(({ key }) => key));
  const gone = [...(record?.objects ?? [])].filter(([key]) => !keys.has(key) && listed.has(key));
  const kept = keptFiles({
    before: gone.map(([key]) => key).filter(isHashed),
    known: new Map(gone.flatMap(([key, { since }]) => (since === undefined ? [] : [[key, since] as const]))),
    has: (key) => keys.has(key),
    today,
  });
  const remove = gone.map(([key]) => key).filter((key) => !kept.has(key));
  const sinceOf = new Map([...earlier].map(([file, since]) => [keyOf(file), since] as const));
  return {
    send: send ?? [],
    ask: ask ?? [],
    same: same ?? [],
    kept: new Map([...kept, ...[...sinceOf].filter(([key]) => keys.has(key))]),
    remove: remove.toSorted((a, b) => Number(isHashed(a)) - Number(isHashed(b))),
  };
}

/** Whether an object is already as it should be, by what the store says of it. */
export const isAsWanted = (wanted: StoreObject, found: DescribedObject | undefined): boolean =>
  found?.sum !== undefined && stampOf({ ...found, sum: found.sum }) === stampOf(wanted);
