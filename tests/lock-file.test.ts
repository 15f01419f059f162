import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** Where Node would find `name` from the package at `from`, in the lock file. */
function find(from: string, name: string): string | undefined {
  for (let base = from; ; base = base.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = `${base === '' ? '' : `${base}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (base === '') return undefined;
  }
}

test('the lock file knows the native packages of every platform, not only of the machine that wrote it', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => find(path, name) === undefined)
      .map((name) => `${path} needs ${name}`),
  );
  // npm leaves out what its registry does not serve. Add the entry: version, integrity, os, cpu, optional: true.
  expect(missing).toEqual([]);
});

test('every package is installed only with the content that was locked, and runs nothing then', () => {
  const { '': _, ...others } = packages;
  const unsure = Object.entries(others).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unsure.map(([path]) => path)).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
});
