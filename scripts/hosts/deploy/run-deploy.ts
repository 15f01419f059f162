import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { isHashed } from '../../build/earlier-files/earlier-files.ts';
import { namesAndCount } from '../../build/state/build-report.ts';
import { acceptLossOption, heavyLosses, lossText } from '../../cli/problems/loss-guard.ts';
import { type Checked, type Fault, type Problem, refused } from '../../cli/problems/problem.ts';
import { type DeployPlan, planDeploy, type StoreState } from './deploy-plan.ts';
import {
  type DeployRecord,
  parseRecord,
  type RecordedObject,
  recordKey,
  recordObject,
  recordText,
} from './deploy-record.ts';
import { eachObject } from './each-object.ts';
import type { ObjectStore } from './object-store.ts';
import type { DeployedSite } from './site-objects.ts';
import { ChangedFile } from './store-fault.ts';
import { type StoreObject, stampOf } from './store-object.ts';

/** The option that lets a deploy take the place of objects that no deploy sent. */
export const replaceOption = '--replace';

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

/** What a deploy did, or would do. */
export interface DeployReport extends Pick<DeployPlan, 'remove' | 'kept'> {
  readonly sent: readonly StoreObject[];
  /** How many objects were left as they are. */
  readonly same: number;
}

/**
 * Makes a store hold a site: content first, then pages, then sitemaps and manifests; last it removes what is
 * no more. Cut short at any moment, all pages there have their files, and the next deploy goes on from there.
 * Rejects where the store does not do as it should (see `storeFault`).
 */
export async function runDeploy(options: DeployOptions): Promise<Checked<DeployReport>> {
  const { site, store, to, today, dryRun } = options;
  const [listed, text] = await Promise.all([store.list(), store.read(recordKey)]);
  const record = text === undefined ? undefined : parseRecord(text);
  if (text !== undefined && record === undefined) {
    const remedy = 'Delete it: every object is then compared, and none of an earlier site removed.';
    return refused(`${to}${recordKey}`, { rule: 'must be a record of a deploy', remedy });
  }
  const plan = await planDeploy(site.objects, { to, listed, record }, store, today);
  const problems = refusals(options, record, plan);
  if (problems.length > 0) return { ok: false, problems };
  if (!dryRun) {
    const missing = await carryOut(options, { listed, record }, plan, text);
    if (missing.length > 0) return refused(to, unlisted(missing));
  }
  const { send: sent, same, remove, kept } = plan;
  return { ok: true, value: { sent, same: same.size, remove, kept } };
}

/** Returns what must be confirmed with an option before anything is changed. */
function refusals(
  { dist, to, site, sample, acceptLoss, replace }: DeployOptions,
  record: DeployRecord | undefined,
  { remove, strangers }: DeployPlan,
): readonly Problem[] {
  const problems: Problem[] = [];
  const { kind } = site.marker;
  if (kind === 'samples' && !sample) {
    const rule = 'a site of sample listings is not for publication';
    const remedy = 'Import listings and build again; to send it all the same, add --sample.';
    problems.push({ file: dist, rule, remedy });
  }
  if (record !== undefined && record.kind !== kind && !acceptLoss) {
    const rule = `the site there shows ${record.kind}, and one that shows ${kind} is another site`;
    problems.push({ file: to, rule, remedy: `To replace it, add ${acceptLossOption} once.` });
  }
  const before = [...(record?.objects.keys() ?? [])].filter(isPage).length;
  const lost = remove.filter(isPage).length;
  for (const loss of acceptLoss ? [] : heavyLosses([{ name: 'pages', before, lost }])) {
    const rule = 'a deploy must not take more than a fifth of what is published away';
    const remedy = `If that is meant, run it once more with ${acceptLossOption}.`;
    problems.push({ file: to, value: lossText(loss), rule, remedy });
  }
  if (strangers.length > 0 && !replace) {
    const names = namesAndCount(strangers);
    const rule = `no deploy sent what stands here under keys that the site needs: ${names}`;
    const remedy = `Name another bucket or prefix, or remove them; to overwrite, add ${replaceOption} once.`;
    problems.push({ file: to, rule, remedy });
  }
  return problems;
}

const isPage = (key: string): boolean => !/\.\w+$/.test(key);

/**
 * Sends and removes what the plan says; `text` is the record that the store has. Returns the keys of new
 * objects that the store took and does not list; it then removes nothing.
 */
async function carryOut(
  { dist, to, site, store, onProgress }: DeployOptions,
  { listed, record }: Omit<StoreState, 'to'>,
  { send, same, kept, remove }: DeployPlan,
  text: string | undefined,
): Promise<readonly string[]> {
  // What is about to be sent is this deploy's from now on, even if it is cut short.
  const objects = new Map<string, RecordedObject>([
    ...remove.map((key) => [key, record?.objects.get(key) ?? {}] as const),
    ...[...kept].map(([key, since]) => [key, { ...record?.objects.get(key), since }] as const),
    ...same,
    ...send.map(({ key, since }) => [key, { since }] as const),
  ]);
  let saved = text;
  const saveRecord = async (): Promise<void> => {
    const now = recordText({ kind: site.marker.kind, objects });
    if (now === saved) return;
    await store.put(recordObject(now), Buffer.from(now));
    saved = now;
  };
  let done = 0;
  const each = <Item extends { readonly key: string }>(
    items: readonly Item[],
    change: (item: Item) => Promise<void>,
  ) =>
    eachObject(to, items, async (item) => {
      await change(item);
      done += 1;
      onProgress?.(done, send.length + remove.length);
    });

  await saveRecord();
  const missing: string[] = [];
  try {
    for (const [, sent] of [...groupBy(send, ({ rank }) => rank)].toSorted(([a], [b]) => a - b))
      await each(sent, async (object) => {
        objects.set(object.key, await sendObject(object, dist, store));
      });
    const added = send.map(({ key }) => key).filter((key) => !listed.has(key));
    const now = added.length === 0 ? listed : await store.list();
    missing.push(...added.filter((key) => !now.has(key)));
    // Pages before what they need.
    const inOrder = [remove.filter((key) => !isHashed(key)), remove.filter(isHashed)];
    for (const keys of missing.length > 0 ? [] : inOrder)
      await each(
        keys.map((key) => ({ key })),
        async ({ key }) => {
          await store.remove(key);
          objects.delete(key);
        },
      );
  } catch (error) {
    // A store that fails may not take the record either; the next deploy then asks it for each object.
    await saveRecord().catch(() => undefined);
    throw error;
  }
  await saveRecord();
  return missing;
}

/** Returns the fault of a store that does not list what it took: no deploy could remove that later. */
const unlisted = (keys: readonly string[]): Fault => ({
  rule: `the store must list what it took, and does not list ${namesAndCount(keys)}; nothing was removed`,
  remedy:
    'Run it again; if this stays, take a store that holds a/b beside a, or another host (docs/hosting.md).',
});

/** Sends an object and returns what the record is to say of it. Rejects where its file is not what it was. */
async function sendObject(object: StoreObject, dist: string, store: ObjectStore): Promise<RecordedObject> {
  const { key, file, text = '', sum, since } = object;
  const content = file === undefined ? Buffer.from(text) : await readFile(join(dist, file));
  if (createHash('sha256').update(content).digest('hex') !== sum)
    throw new ChangedFile(`${file ?? key} changed while it was sent`);
  const mark = await store.put(object, content);
  return { mark, stamp: stampOf(object), since };
}
