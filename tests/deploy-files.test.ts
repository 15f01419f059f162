import { readFileSync } from 'node:fs';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { validate } from 'dockerfile-utils';
import { Job } from 'kubernetes-models/batch/v1';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const textOf = (file: string): string => readFileSync(`deploy/${file}`, 'utf8');

/** What GitHub's own parser of workflows complains of. */
const complaintsOfGitHub = (content: string): readonly string[] =>
  parseWorkflow({ name: 'publish.yml', content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);

const workflowSchema = z.object({
  jobs: z.object({
    shard: z.object({
      strategy: z.object({ matrix: z.object({ shard: z.array(z.number()) }) }),
      steps: z.array(z.object({ run: z.string().optional() })),
    }),
  }),
});

describe('the workflow for GitHub', () => {
  const text = textOf('github-actions.yml');

  it('is one by GitHub’s own parser, which finds what is wrong with another', () => {
    expect(complaintsOfGitHub(text)).toEqual([]);
    expect(complaintsOfGitHub(text.replace('runs-on:', 'run-on:'))).not.toEqual([]);
    expect(complaintsOfGitHub(text.replace('needs.day', 'need.day'))).not.toEqual([]);
  });

  it('has a job for each of as many shards as its command says', () => {
    const { shard } = workflowSchema.parse(parse(text)).jobs;
    const calls = shard.steps.flatMap(({ run = '' }) => [...run.matchAll(/--shard \S+ \S+ \S+\/(\d+)/g)]);
    const shards = shard.strategy.matrix.shard;
    expect(calls.map(([, count]) => Number(count))).toEqual([shards.length]);
    expect(shards).toEqual(shards.map((_, index) => index + 1));
  });
});

const jobSchema = z.object({
  apiVersion: z.literal('batch/v1'),
  kind: z.literal('Job'),
  metadata: z.object({ name: z.string() }),
  spec: z.looseObject({
    completions: z.number().optional(),
    completionMode: z.enum(['Indexed', 'NonIndexed']).optional(),
    backoffLimitPerIndex: z.number().optional(),
    template: z.looseObject({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.looseObject({
        containers: z.array(z.looseObject({ name: z.string(), args: z.array(z.string()) })),
      }),
    }),
  }),
});

const jobIn = (file: string) => jobSchema.parse(parse(textOf(file)));

describe('the jobs for Kubernetes', () => {
  it.each(['kubernetes-job.yaml', 'kubernetes-merge.yaml'])(
    'are jobs by Kubernetes’ own schema: %s',
    (file) => {
      const job = jobIn(file);
      expect(() => new Job(job).validate()).not.toThrow();
      expect(() => new Job({ ...job, spec: { ...job.spec, parallelism: Number.NaN } }).validate()).toThrow();
    },
  );

  it('have an index for each of as many shards as the command says, and start one again alone', () => {
    const { spec } = jobIn('kubernetes-job.yaml');
    expect(spec).toMatchObject({ completionMode: 'Indexed', backoffLimitPerIndex: 3 });
    const [container] = spec.template.spec.containers;
    const [, count] =
      /--shard "\$\(\(JOB_COMPLETION_INDEX \+ 1\)\)\/(\d+)"/.exec(container?.args.join(' ') ?? '') ?? [];
    expect(Number(count)).toBe(spec.completions);
  });
});

describe('what docs/sharding.md says of these files', () => {
  const paper = readFileSync('docs/sharding.md', 'utf8');

  it('puts another day where the job for Kubernetes has one', () => {
    const [, day = ''] = /value: "(\d{4}-\d\d-\d\d)"/.exec(textOf('kubernetes-job.yaml')) ?? [];
    const command = `sed "s/${day}/$(date -u +%F)/" deploy/kubernetes-job.yaml | kubectl apply --filename -`;
    expect(paper).toContain(`\n${command}\n`);
    expect(textOf('kubernetes-job.yaml')).toContain(`# ${command.replace(/^/, '  ')}`);
  });

  it('is right of --sample: each file has it, and the workflow remains one without it, with the step that brings listings', () => {
    for (const file of ['github-actions.yml', 'kubernetes-job.yaml', 'kubernetes-merge.yaml'])
      expect(textOf(file)).toMatch(/npm run build -- --sample /);
    const text = textOf('github-actions.yml');
    const [step = ''] = /^ *# - run: aws .*\n(?: +# {2}.*\n)+/m.exec(text) ?? [];
    expect(step).toContain(' data/listings\n');
    const real = text.replace(step, step.replaceAll('# ', '')).replaceAll('-- --sample ', '-- ');
    expect(complaintsOfGitHub(real)).toEqual([]);
    const stepsOf = (workflow: string) => workflowSchema.parse(parse(workflow)).jobs.shard.steps;
    expect(stepsOf(real)).toHaveLength(stepsOf(text).length + 1);
  });
});

describe('the container file', () => {
  const text = textOf('Containerfile');

  it('is one by Docker’s own rules', () => {
    expect(validate(text)).toEqual([]);
    expect(validate(text.replace('WORKDIR', 'WORKDIRR'))).not.toEqual([]);
  });

  it('has the version of Node that .nvmrc has', () => {
    const wanted = readFileSync('.nvmrc', 'utf8').trim();
    expect(text).toContain(`node:${wanted.split('.')[0]}-`);
  });
});
