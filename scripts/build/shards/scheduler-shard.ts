import type { Checked, Problem } from '../../cli/problems/problem.ts';
import { mostShards, type Shard, shardText } from './shard.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The variables in which a scheduler tells a job of several which one it is. */
interface Scheduler {
  readonly name: string;
  readonly index: string;
  /** The index of the first job, or the variable that has it. */
  readonly first: number | string;
  /** The variable with what lies between the indexes of two jobs that follow each other; without it 1. */
  readonly step?: string | undefined;
  /** The variable with the number of jobs; Kubernetes has none. */
  readonly count?: string | undefined;
  /** The variable with the index of the last job, where jobs that are run again alone are told a count of their own. */
  readonly last?: string | undefined;
}

/**
 * The variables of each scheduler, as its own documentation names them:
 * https://kubernetes.io/docs/concepts/workloads/controllers/job/#completion-mode, https://docs.gitlab.com/ci/variables/predefined_variables/,
 * https://circleci.com/docs/reference/variables/, https://slurm.schedmd.com/job_array.html,
 * https://docs.aws.amazon.com/batch/latest/userguide/job_env_vars.html, https://buildkite.com/docs/pipelines/configure/environment-variables,
 * https://learn.microsoft.com/azure/devops/pipelines/build/variables, https://support.atlassian.com/bitbucket-cloud/docs/set-up-or-run-parallel-steps/
 */
const schedulers: readonly Scheduler[] = [
  { name: 'Kubernetes', index: 'JOB_COMPLETION_INDEX', first: 0 },
  { name: 'GitLab', index: 'CI_NODE_INDEX', first: 1, count: 'CI_NODE_TOTAL' },
  { name: 'CircleCI', index: 'CIRCLE_NODE_INDEX', first: 0, count: 'CIRCLE_NODE_TOTAL' },
  {
    name: 'SLURM',
    index: 'SLURM_ARRAY_TASK_ID',
    first: 'SLURM_ARRAY_TASK_MIN',
    step: 'SLURM_ARRAY_TASK_STEP',
    count: 'SLURM_ARRAY_TASK_COUNT',
    last: 'SLURM_ARRAY_TASK_MAX',
  },
  {
    name: 'AWS Batch',
    index: 'AWS_BATCH_JOB_ARRAY_INDEX',
    first: 0,
    count: 'AWS_BATCH_JOB_ARRAY_SIZE',
  },
  { name: 'Buildkite', index: 'BUILDKITE_PARALLEL_JOB', first: 0, count: 'BUILDKITE_PARALLEL_JOB_COUNT' },
  {
    name: 'Azure Pipelines',
    index: 'SYSTEM_JOBPOSITIONINPHASE',
    first: 1,
    count: 'SYSTEM_TOTALJOBSINPHASE',
  },
  { name: 'Bitbucket', index: 'BITBUCKET_PARALLEL_STEP', first: 0, count: 'BITBUCKET_PARALLEL_STEP_COUNT' },
];

const writeIt = 'Write the shard yourself: --shard 3/16.';
const tellCount = 'Tell their number, --shard auto/16, or write the shard yourself: --shard 3/16.';

const problemOf = (variable: string, value: string | undefined, rule: string, remedy: string): Problem => ({
  file: `environment variable ${variable}`,
  value,
  rule,
  remedy,
});

/**
 * The shard that the environment's scheduler asks this job for; `count` is what the command says of their number. Every
 * variable that is missing, is no number, or contradicts another or the command, is a problem.
 */
export function schedulerShard(variables: Variables, count: number | undefined): Checked<Shard> {
  const found = schedulers.flatMap((scheduler) => {
    const read = readScheduler(scheduler, variables, count);
    return read === undefined ? [] : [{ scheduler, read }];
  });
  const problems = found.flatMap(({ read }) => (read.ok ? [] : read.problems));
  const shards = found.flatMap(({ scheduler, read }) => (read.ok ? [{ scheduler, shard: read.value }] : []));
  const [one, ...others] = shards;
  for (const { scheduler, shard } of others) {
    if (one === undefined || shardText(shard) === shardText(one.shard)) continue;
    const rule = `schedulers must not contradict each other: ${one.scheduler.name} says ${shardText(one.shard)}, ${scheduler.name} ${shardText(shard)}`;
    problems.push(problemOf(scheduler.index, textOf(variables, scheduler.index), rule, writeIt));
  }
  if (problems.length > 0) return { ok: false, problems };
  if (one !== undefined) return { ok: true, value: one.shard };
  const names = schedulers.map(({ index }) => index).join(', ');
  const rule = 'a scheduler must say which shard this is';
  return { ok: false, problems: [problemOf(names, undefined, rule, writeIt)] };
}

/** An empty variable counts as none. */
const textOf = (variables: Variables, name: string): string | undefined =>
  variables[name]?.trim() || undefined;

/** What one scheduler says; undefined where it is not at work. */
function readScheduler(
  scheduler: Scheduler,
  variables: Variables,
  given: number | undefined,
): Checked<Shard> | undefined {
  const problems: Problem[] = [];
  const read = (name: string): number | undefined => {
    const text = textOf(variables, name);
    if (text === undefined) return undefined;
    if (/^\d{1,6}$/.test(text)) return Number(text);
    problems.push(problemOf(name, text, 'must be a whole number in digits', writeIt));
    return undefined;
  };
  const told = scheduler.count === undefined ? undefined : read(scheduler.count);
  if (textOf(variables, scheduler.index) === undefined) {
    // GitLab tells every job a total, which is 1 for one that is alone.
    if (problems.length === 0 && (told === undefined || told <= 1)) return undefined;
    const rule = `must be set where ${scheduler.count} is`;
    return { ok: false, problems: [...problems, problemOf(scheduler.index, undefined, rule, writeIt)] };
  }
  const index = read(scheduler.index);
  const first = typeof scheduler.first === 'number' ? scheduler.first : read(scheduler.first);
  const step = (scheduler.step === undefined ? undefined : read(scheduler.step)) ?? 1;
  if (typeof scheduler.first === 'string' && textOf(variables, scheduler.first) === undefined) {
    problems.push(problemOf(scheduler.first, undefined, `must be set where ${scheduler.index} is`, writeIt));
  }
  if (told !== undefined && given !== undefined && told !== given) {
    const rule = `must be the number of shards that the command names, ${given}`;
    const remedy = `Start ${given} jobs, or write the shard yourself: --shard 3/${given}.`;
    problems.push(problemOf(scheduler.count ?? scheduler.index, String(told), rule, remedy));
  } else if (
    scheduler.last !== undefined &&
    told !== undefined &&
    first !== undefined &&
    given === undefined
  ) {
    const last = read(scheduler.last) ?? first;
    if (told === 1 || first > 1 || last >= first + told * Math.max(1, step)) {
      const rule =
        'must be the number of all shards, and an array that begins late, has gaps or but one job may be some that are run again';
      problems.push(problemOf(scheduler.count ?? scheduler.index, String(told), rule, tellCount));
    }
  }
  const count = told ?? given;
  if (count === undefined && problems.length === 0) {
    const rule = `${scheduler.name} must say how many jobs there are, or the command`;
    problems.push(
      problemOf(scheduler.count ?? scheduler.index, undefined, rule, 'Write their number: --shard auto/16.'),
    );
  }
  if (count !== undefined && (count < 1 || count > mostShards)) {
    const rule = `there must be 1 to ${mostShards} shards`;
    problems.push(problemOf(scheduler.count ?? scheduler.index, String(count), rule, 'Start fewer jobs.'));
  }
  if (problems.length > 0 || index === undefined || first === undefined || count === undefined) {
    return { ok: false, problems };
  }
  const shard = { index: (index - first) / Math.max(1, step) + 1, count };
  if (Number.isInteger(shard.index) && shard.index >= 1 && shard.index <= count) {
    return { ok: true, value: shard };
  }
  const last = first + (count - 1) * Math.max(1, step);
  const rule = `the ${count} jobs must have the indexes ${first} to ${last}${step > 1 ? ` in steps of ${step}` : ''}`;
  const remedy = 'Number the jobs without gaps, or give the command their real number: --shard auto/16.';
  return { ok: false, problems: [problemOf(scheduler.index, String(index), rule, remedy)] };
}
