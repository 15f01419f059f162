import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/** Where Node would find `name` from the package at `from`, in the lock file. */
function find(packages: Readonly<Record<string, unknown>>, from: string, name: string): string | undefined {
  for (let base = from; ; base = base.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = `${base === '' ? '' : `${base}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (base === '') return undefined;
  }
}

test('the lock file knows the native packages of every platform, not only of the machine that wrote it', () => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => find(packages, path, name) === undefined)
      .map((name) => `${path} needs ${name}`),
  );
  // npm leaves out what its registry does not serve. Add the entry: version, os, cpu, optional: true.
  expect(missing).toEqual([]);
});
