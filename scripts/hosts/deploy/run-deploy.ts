import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { isHashed } from '../../build/earlier-files/earlier-files.ts';
import { namesAndCount } from '../../build/state/build-report.ts';
import { hasCode } from '../../cli/files/has-code.ts';
import { acceptLossOption, heavyLosses, lossText } from '../../cli/problems/loss-guard.ts';
import type { Checked, Problem } from '../../cli/problems/problem.ts';
import { cacheControl } from '../files/host-rules.ts';
import { type DeployPlan, isAsWanted, planDeploy, shortStamp } from './deploy-plan.ts';
import {
  type DeployRecord,
  parseRecord,
  type RecordedObject,
  recordKey,
  recordText,
} from './deploy-record.ts';
import { eachObject } from './each-object.ts';
import type { ObjectStore } from './object-store.ts';
import type { DeployedSite } from './site-objects.ts';
import { ChangedFile } from './store-fault.ts';
import type { StoreObject } from './store-object.ts';
import { describeUnrecorded, strangerProblems } from './strangers.ts';

export interface DeployOptions {
  /** The published folder, and where it goes as the command names it. */
  readonly dist: string;
  readonly to: string;
  readonly site: DeployedSite;
  readonly store: ObjectStore;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
  readonly dryRun: boolean;
  /** Sends a site of samples, too. */
  readonly sample: boolean;
  readonly acceptLoss: boolean;
  /** Takes the place of objects that no deploy sent. */
  readonly replace: boolean;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** What a deploy did, or would do. */
export interface DeployReport extends Pick<DeployPlan, 'remove' | 'kept'> {
  readonly sent: readonly StoreObject[];
  readonly same: number;
}

/**
 * After so many objects the record is written again, so that a deploy that is cut short need ask for no more of them; of a large site after a part of
 * them, since the record names all and is sent whole.
 */
const recordEvery = (total: number): number => Math.max(1000, Math.ceil(total / 20));

/**
 * Makes a store hold a site: content first and pages after, what says that all is there next, and only then goes what is no
 * more. It may be cut short at any moment: pages of the store then have all their files, and the next deploy goes on from there.
 */
export async function runDeploy(options: DeployOptions): Promise<Checked<DeployReport>> {
  const { site, store, today, dryRun } = options;
  const [listed, text] = await Promise.all([store.list(), store.read(recordKey)]);
  const record = text === undefined ? undefined : parseRecord(text);
  if (text !== undefined && record === undefined) {
    const remedy = 'Delete it: every object is then compared, and none of an earlier site removed.';
    return failed([{ file: `${options.to}: ${recordKey}`, rule: 'must be a record of a deploy', remedy }]);
  }
  const plan = planDeploy({ wanted: site.objects, listed, record, earlier: site.earlier, today });
  const unrecorded = await describeUnrecorded({ wanted: site.objects, listed, record, store });
  if (!unrecorded.ok) return unrecorded;
  const strangers = options.replace ? [] : strangerProblems(options.to, unrecorded.value);
  const refused = [...refusals(options, record, plan), ...strangers];
  if (refused.length > 0) return failed(refused);

  const known = new Map<string, RecordedObject>(record?.objects);
  const note = (object: StoreObject, mark: string | undefined): void => {
    const { key } = object;
    known.set(key, { mark, stamp: shortStamp(object), since: plan.kept.get(key) });
  };
  const send: StoreObject[] = [...plan.send];
  const unasked = await eachObject(plan.ask, async (object) => {
    const found = unrecorded.value.get(object.key) ?? (await store.describe(object.key));
    if (found !== undefined && isAsWanted(object, found)) note(object, found.mark);
    else send.push(object);
  });
  if (unasked.length > 0) return failed(unasked);
  const wanted = new Set(site.objects.map(({ key }) => key));
  const report: DeployReport = {
    sent: send,
    same: site.objects.length - send.length,
    remove: plan.remove,
    kept: new Map([...plan.kept].filter(([key]) => !wanted.has(key))),
  };
  if (dryRun) return { ok: true, value: report };

  for (const object of plan.same) note(object, listed.get(object.key)?.mark);
  for (const [key, since] of report.kept) known.set(key, { ...known.get(key), since });
  // What is about to be sent is this deploy's from now on, even if nobody ever writes down that it was.
  for (const { key } of send) known.set(key, { since: plan.kept.get(key) });
  const writeRecord = async (): Promise<void> => {
    const content = Buffer.from(recordText({ kind: site.marker.kind, objects: known }));
    const sum = createHash('sha256').update(content).digest('hex');
    await store.put({
      key: recordKey,
      ...{ content, sum, type: 'application/json', cache: cacheControl.revalidated },
    });
  };
  const changes = send.length + plan.remove.length > 0;
  if (changes) await writeRecord();
  const total = send.length + plan.remove.length;
  let done = 0;
  const step = async (): Promise<void> => {
    done += 1;
    options.onProgress?.(done, total);
    if (done % recordEvery(total) === 0) await writeRecord();
  };
  const ranks = [...groupBy(send, ({ rank }) => rank)].toSorted(([a], [b]) => a - b);
  for (const [, objects] of ranks) {
    const problems = await eachObject(objects, async (object) => {
      note(object, await sendObject(object, options));
      await step();
    });
    if (problems.length > 0) {
      await writeRecord().catch(() => undefined);
      return failed(problems);
    }
  }
  const unlisted = await unlistedProblems(
    options,
    send.filter(({ key }) => !listed.has(key)),
  );
  if (unlisted.length > 0) {
    await writeRecord();
    return failed(unlisted);
  }
  // Pages before what they need.
  for (const hashed of [false, true]) {
    const problems = await eachObject(
      plan.remove.filter((key) => isHashed(key) === hashed).map((key) => ({ key })),
      async ({ key }) => {
        await store.remove(key);
        known.delete(key);
        await step();
      },
    );
    if (problems.length > 0) {
      await writeRecord().catch(() => undefined);
      return failed(problems);
    }
  }
  for (const key of known.keys()) {
    if (!listed.has(key) && !wanted.has(key)) known.delete(key);
  }
  if (changes || recordText({ kind: site.marker.kind, objects: known }) !== text) await writeRecord();
  return { ok: true, value: report };
}

const failed = (problems: readonly Problem[]): Checked<never> => ({ ok: false, problems });

/** What must be said before it is done. */
function refusals(
  { dist, to, site, sample, acceptLoss }: DeployOptions,
  record: DeployRecord | undefined,
  { remove }: DeployPlan,
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
  const pages = [...(record?.objects.keys() ?? [])].filter(isPage).length;
  const lost = remove.filter(isPage).length;
  for (const loss of acceptLoss ? [] : heavyLosses([{ name: 'pages', before: pages, lost }])) {
    const rule = 'a deploy must not take more than a fifth of what is published away';
    const remedy = `If that is meant, run it once more with ${acceptLossOption}.`;
    problems.push({ file: to, value: lossText(loss), rule, remedy });
  }
  return problems;
}

/** What must be said of new objects that the store took and does not list: a later deploy could neither tell that they are there nor remove them. */
async function unlistedProblems(
  { to, store }: DeployOptions,
  added: readonly StoreObject[],
): Promise<readonly Problem[]> {
  if (added.length === 0) return [];
  const listed = await store.list();
  const missing = added.flatMap(({ key }) => (listed.has(key) ? [] : key));
  if (missing.length === 0) return [];
  const rule = `the store must list what it took, and does not list ${namesAndCount(missing)}; all is sent, and nothing was removed`;
  const remedy =
    'Run the deploy again; if that is told again, take a store that holds keys behind other keys (a/b beside a), or another host (docs/hosting.md).';
  return [{ file: to, rule, remedy }];
}

const isPage = (key: string): boolean => !/\.\w+$/.test(key);

const fileGone = (file: string) => (error: unknown) => {
  throw hasCode(error, 'ENOENT') ? new ChangedFile(`${file} went while it was sent`) : error;
};

/** Sends an object, and gives the mark it then has. Rejects where its file is no more what it was when the deploy began. */
async function sendObject(object: StoreObject, { dist, store }: DeployOptions): Promise<string> {
  const { key, file, text, sum, type, cache, redirect } = object;
  const content =
    file === undefined ? Buffer.from(text ?? '') : await readFile(join(dist, file)).catch(fileGone(file));
  if (createHash('sha256').update(content).digest('hex') !== sum) {
    throw new ChangedFile(`${file ?? key} changed while it was sent`);
  }
  return store.put({ key, content, sum, type, cache, redirect });
}
