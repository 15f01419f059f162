import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../cli/problems/problem.ts';
import { schedulerShard } from './scheduler-shard.ts';

const complaints = (variables: Readonly<Record<string, string>>, count?: number): readonly string[] => {
  const read = schedulerShard(variables, count);
  return read.ok ? [] : read.problems.map(formatProblem);
};

describe('the shard that a scheduler asks for', () => {
  it.each([
    ['a Kubernetes Indexed Job, which counts from 0', { JOB_COMPLETION_INDEX: '0' }, 16, '1/16'],
    ['the last of a Kubernetes Indexed Job', { JOB_COMPLETION_INDEX: '15' }, 16, '16/16'],
    ['GitLab, which counts from 1', { CI_NODE_INDEX: '3', CI_NODE_TOTAL: '16' }, undefined, '3/16'],
    ['CircleCI, which counts from 0', { CIRCLE_NODE_INDEX: '3', CIRCLE_NODE_TOTAL: '4' }, undefined, '4/4'],
    [
      'SLURM, which counts from where it is told',
      { SLURM_ARRAY_TASK_ID: '12', SLURM_ARRAY_TASK_MIN: '10', SLURM_ARRAY_TASK_COUNT: '4' },
      4,
      '3/4',
    ],
    [
      'SLURM in steps',
      {
        SLURM_ARRAY_TASK_ID: '9',
        SLURM_ARRAY_TASK_MIN: '1',
        SLURM_ARRAY_TASK_MAX: '10',
        SLURM_ARRAY_TASK_STEP: '4',
        SLURM_ARRAY_TASK_COUNT: '3',
      },
      undefined,
      '3/3',
    ],
    ['AWS Batch with the count of the command', { AWS_BATCH_JOB_ARRAY_INDEX: '2' }, 8, '3/8'],
    [
      'AWS Batch with its own count',
      { AWS_BATCH_JOB_ARRAY_INDEX: '2', AWS_BATCH_JOB_ARRAY_SIZE: '8' },
      8,
      '3/8',
    ],
    [
      'Buildkite, which counts from 0',
      { BUILDKITE_PARALLEL_JOB: '0', BUILDKITE_PARALLEL_JOB_COUNT: '5' },
      undefined,
      '1/5',
    ],
    [
      'Azure Pipelines, which counts from 1',
      { SYSTEM_JOBPOSITIONINPHASE: '5', SYSTEM_TOTALJOBSINPHASE: '5' },
      undefined,
      '5/5',
    ],
    [
      'Bitbucket, which counts from 0',
      { BITBUCKET_PARALLEL_STEP: '4', BITBUCKET_PARALLEL_STEP_COUNT: '5' },
      undefined,
      '5/5',
    ],
    [
      'two schedulers of one mind',
      { JOB_COMPLETION_INDEX: '2', CI_NODE_INDEX: '3', CI_NODE_TOTAL: '8' },
      8,
      '3/8',
    ],
    [
      'Kubernetes beside a GitLab job that is alone',
      { JOB_COMPLETION_INDEX: '2', CI_NODE_TOTAL: '1' },
      8,
      '3/8',
    ],
    [
      'Kubernetes where other variables are empty',
      { JOB_COMPLETION_INDEX: '2', CI_NODE_INDEX: '' },
      8,
      '3/8',
    ],
  ])('is that of %s', (_, variables, count, shard) => {
    const read = schedulerShard(variables, count);
    expect(read.ok && `${read.value.index}/${read.value.count}`).toBe(shard);
  });

  it.each([
    ['no scheduler is at work', {}, 16, /must say which shard this is — Write the shard yourself/],
    [
      'Kubernetes does not say how many there are',
      { JOB_COMPLETION_INDEX: '3' },
      undefined,
      /how many jobs there are, or the command — Write their number: --shard auto\/16/,
    ],
    ['an index is no number', { JOB_COMPLETION_INDEX: 'three' }, 8, /whole number.*"three"/],
    [
      'an index is beyond the count',
      { JOB_COMPLETION_INDEX: '8' },
      8,
      /indexes 0 to 7 \(got "8"\) — Number the jobs without gaps/,
    ],
    [
      'GitLab counts from 0',
      { CI_NODE_INDEX: '0', CI_NODE_TOTAL: '4' },
      undefined,
      /indexes 1 to 4 \(got "0"\)/,
    ],
    [
      'the command names another number than the scheduler',
      { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '4' },
      16,
      /CI_NODE_TOTAL: must be the number of shards that the command names, 16 \(got "4"\)/,
    ],
    [
      'a total has no index',
      { CIRCLE_NODE_TOTAL: '4' },
      undefined,
      /CIRCLE_NODE_INDEX: must be set where CIRCLE_NODE_TOTAL is/,
    ],
    [
      'SLURM does not say where it begins',
      { SLURM_ARRAY_TASK_ID: '4', SLURM_ARRAY_TASK_COUNT: '4' },
      undefined,
      /SLURM_ARRAY_TASK_MIN: must be set/,
    ],
    [
      'SLURM leaves numbers out',
      { SLURM_ARRAY_TASK_ID: '7', SLURM_ARRAY_TASK_MIN: '1', SLURM_ARRAY_TASK_COUNT: '3' },
      undefined,
      /indexes 1 to 3/,
    ],
    [
      'a job of SLURM is run again alone',
      {
        SLURM_ARRAY_TASK_ID: '1',
        SLURM_ARRAY_TASK_MIN: '1',
        SLURM_ARRAY_TASK_MAX: '1',
        SLURM_ARRAY_TASK_COUNT: '1',
      },
      undefined,
      /SLURM_ARRAY_TASK_COUNT: must be the number of all shards.*"1".*--shard auto\/16, or write the shard yourself/,
    ],
    [
      'some jobs of SLURM are run again',
      {
        SLURM_ARRAY_TASK_ID: '1',
        SLURM_ARRAY_TASK_MIN: '1',
        SLURM_ARRAY_TASK_MAX: '7',
        SLURM_ARRAY_TASK_COUNT: '2',
      },
      undefined,
      /SLURM_ARRAY_TASK_COUNT: must be the number of all shards/,
    ],
    [
      'jobs of SLURM that follow each other are run again',
      {
        SLURM_ARRAY_TASK_ID: '4',
        SLURM_ARRAY_TASK_MIN: '3',
        SLURM_ARRAY_TASK_MAX: '4',
        SLURM_ARRAY_TASK_COUNT: '2',
      },
      undefined,
      /SLURM_ARRAY_TASK_COUNT: must be the number of all shards/,
    ],
    [
      'a job of SLURM is run again alone with the number of all',
      {
        SLURM_ARRAY_TASK_ID: '3',
        SLURM_ARRAY_TASK_MIN: '3',
        SLURM_ARRAY_TASK_MAX: '3',
        SLURM_ARRAY_TASK_COUNT: '1',
      },
      16,
      /the command names, 16 \(got "1"\) — Start 16 jobs, or write the shard yourself: --shard 3\/16/,
    ],
    [
      'schedulers contradict each other',
      { JOB_COMPLETION_INDEX: '3', CI_NODE_INDEX: '3', CI_NODE_TOTAL: '8' },
      8,
      /Kubernetes says 4\/8, GitLab 3\/8 .*— Write the shard yourself/,
    ],
  ])('is refused with a remedy where %s', (_, variables, count, complaint) => {
    expect(complaints(variables, count)).toEqual([expect.stringMatching(complaint)]);
  });

  it('is refused with every problem at once', () => {
    expect(complaints({ JOB_COMPLETION_INDEX: 'x', CI_NODE_INDEX: '9', CI_NODE_TOTAL: '4' }, 4)).toHaveLength(
      2,
    );
  });
});
