import { namesAndCount } from '../../build/state/build-report.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import type { DeployRecord } from './deploy-record.ts';
import { eachObject } from './each-object.ts';
import type { DescribedObject, ListedObject, ObjectStore } from './object-store.ts';
import type { StoreObject } from './store-object.ts';

/** The option that lets a deploy take the place of objects that no deploy sent. */
export const replaceOption = '--replace';

/** Objects that the record does not name, though they stand where the site's should, as the store tells of them. */
export type Unrecorded = ReadonlyMap<string, DescribedObject>;

interface Store {
  readonly wanted: readonly StoreObject[];
  readonly listed: ReadonlyMap<string, ListedObject>;
  readonly record: DeployRecord | undefined;
  readonly store: Pick<ObjectStore, 'describe'>;
}

/**
 * Asks the store for what stands under keys of the site that no record names. As a rule that is nothing; only where the record was lost, or there
 * never was one, it may be much.
 */
export async function describeUnrecorded({
  wanted,
  listed,
  record,
  store,
}: Store): Promise<Checked<Unrecorded>> {
  const unrecorded = wanted.filter(({ key }) => listed.has(key) && record?.objects.has(key) !== true);
  const described = new Map<string, DescribedObject>();
  const problems = await eachObject(unrecorded, async ({ key }) => {
    const found = await store.describe(key);
    if (found !== undefined) described.set(key, found);
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: described };
}

/** What must be said before objects of somebody else are overwritten: every deploy gives its objects their sha256. */
export function strangerProblems(to: string, unrecorded: Unrecorded): readonly Problem[] {
  const keys = [...unrecorded].filter(([, { sum }]) => !isSum(sum)).map(([key]) => key);
  if (keys.length === 0) return [];
  const rule = `no deploy sent what stands here under keys that the site needs: ${namesAndCount(keys)}`;
  const remedy = `Name another bucket or prefix, or remove them; to have them overwritten, add ${replaceOption} once.`;
  return [{ file: to, rule, remedy }];
}

const isSum = (sum: string | undefined): boolean => /^[0-9a-f]{64}$/.test(sum ?? '');
