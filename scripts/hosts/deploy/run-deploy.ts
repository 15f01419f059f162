import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { namesAndCount } from '../../build/publish/published-folder.ts';
import { acceptLossOption, heavyLosses, lossText } from '../../cli/problems/loss-guard.ts';
import { type Checked, failedCheck, type Problem } from '../../cli/problems/problem.ts';
import { refuseProblem } from '../../cli/problems/refusal.ts';
import { type DeployOptions, type DeployPlan, planDeploy } from './deploy-plan.ts';
import {
  type DeployRecord,
  parseRecord,
  type RecordedObject,
  recordKey,
  recordObject,
  recordText,
} from './deploy-record.ts';
import { eachObject } from './each-object.ts';
import { type ObjectStore, objectDigest } from './object-store.ts';
import { runAgain } from './store-fault.ts';
import type { StoreObject } from './store-object.ts';

/** Option that lets a deploy overwrite objects that no deploy sent. */
export const replaceOption = '--replace';

/**
 * Sends a site's changed objects to a bucket, removes old ones, and returns the changes. Returns problems if
 * the user's consent is missing, such as `acceptLoss`. With `dryRun`, the bucket stays unchanged. Rejects
 * with the store's error, or if the site's files change meanwhile.
 */
export async function runDeploy(options: DeployOptions): Promise<Checked<DeployPlan>> {
  const { store, to } = options;
  const [listed, text] = await Promise.all([store.listEtags(), store.read(recordKey)]);
  const record = text === undefined ? undefined : parseRecord(text);
  if (text !== undefined && record === undefined) {
    const remedy =
      'Delete it. The next deploy then compares every object, and removes none of an earlier site.';
    return failedCheck(`${to}${recordKey}`, { rule: 'must be a record of a deploy', remedy });
  }
  const plan = await planDeploy(options, listed, record);
  const problems = refusals(options, record, plan);
  if (problems.length > 0) return { ok: false, problems };
  if (!options.dryRun) await sendAndRemove(options, plan, listed, record);
  return { ok: true, value: plan };
}

function refusals(
  { dist, to, site, sample, acceptLoss, replace }: DeployOptions,
  record: DeployRecord | undefined,
  { remove, foreignKeys }: DeployPlan,
): readonly Problem[] {
  const problems: Problem[] = [];
  const { kind } = site;
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
    const rule = 'a deploy must not remove more than a fifth of what is published';
    const remedy = `If that is meant, run it once more with ${acceptLossOption}.`;
    problems.push({ file: to, value: lossText(loss), rule, remedy });
  }
  if (foreignKeys.length > 0 && !replace) {
    const names = namesAndCount(foreignKeys);
    const rule = `no deploy sent what stands here under keys that the site needs: ${names}`;
    const remedy = `Name another bucket or prefix, or remove them; to overwrite, add ${replaceOption} once.`;
    problems.push({ file: to, rule, remedy });
  }
  return problems;
}

const isPage = (key: string): boolean => !/\.\w+$/.test(key);

async function sendAndRemove(
  { dist, to, site, store, onProgress }: DeployOptions,
  { send, unchanged, earlierFiles, remove }: DeployPlan,
  listed: ReadonlyMap<string, string>,
  record: DeployRecord | undefined,
): Promise<void> {
  // The record names objects before they are sent, so that an interrupted deploy knows them as its own.
  const objects = new Map<string, RecordedObject>([
    ...remove.map((key) => [key, record?.objects.get(key) ?? {}] as const),
    ...[...earlierFiles].map(([key, since]) => [key, { ...record?.objects.get(key), since }] as const),
    ...unchanged,
    ...send.map(({ key, since }) => [key, { since }] as const),
  ]);
  let saved = record && recordText(record);
  const saveRecord = async (): Promise<void> => {
    const text = recordText({ kind: site.kind, objects });
    if (text === saved) return;
    await store.put(recordObject(text), Buffer.from(text));
    saved = text;
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
  try {
    for (const [, sent] of [...groupBy(send, ({ rank }) => rank)].toSorted(([a], [b]) => a - b))
      await each(sent, async (object) => {
        objects.set(object.key, await sendObject(object, dist, store));
      });
    const added = send.map(({ key }) => key).filter((key) => !listed.has(key));
    if (added.length > 0) await requireListed(added, to, store);
    await each(
      remove.map((key) => ({ key })),
      async ({ key }) => {
        await store.remove(key);
        objects.delete(key);
      },
    );
  } catch (error) {
    // A failing store may refuse the record too. The next deploy then asks about each object.
    await saveRecord().catch(() => undefined);
    throw error;
  }
  await saveRecord();
}

async function requireListed(keys: readonly string[], to: string, store: ObjectStore): Promise<void> {
  // No later deploy could remove an object that is not listed.
  const listed = await store.listEtags();
  const missing = keys.filter((key) => !listed.has(key));
  if (missing.length === 0) return;
  const rule = `the store must list what it took, and does not list ${namesAndCount(missing)}; nothing was removed`;
  const remedy =
    'Run it again; if this stays, take a store that holds a/b beside a, or another host (docs/hosting.md).';
  throw refuseProblem({ file: to, rule, remedy });
}

async function sendObject(object: StoreObject, dist: string, store: ObjectStore): Promise<RecordedObject> {
  const { file, text = '', sha256, since } = object;
  const content =
    file === undefined ? Buffer.from(text) : await readFile(join(dist, file)).catch(() => undefined);
  if (content === undefined || createHash('sha256').update(content).digest('hex') !== sha256) {
    const rule = 'the files of the site must not change while they are sent';
    const remedy = `Let the build that writes them end, and ${runAgain}`;
    throw refuseProblem({ file: join(dist, file ?? ''), rule, remedy });
  }
  const mark = await store.put(object, content);
  return { mark, stamp: objectDigest(object), since };
}
