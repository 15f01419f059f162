import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { expect, test } from 'vitest';
import { folderWith } from './support/new-folder.ts';

/** Names of the rules broken by a tree of these files. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  const folder = folderWith({ 'package.json': '{"type":"module"}', ...files });
  const options = { ...(await extractDepcruiseOptions(resolve('.dependency-cruiser.mjs'))), baseDir: folder };
  const roots = ['src', 'scripts', 'e2e', 'tests'].filter((root) => existsSync(join(folder, root)));
  const { output } = await cruise(roots, options, undefined, {
    tsConfig: extractTsConfig(resolve('tsconfig.json')),
  });
  if (typeof output === 'string')
    throw new Error('dependency-cruiser answered with text, not with a result.');
  return output.summary.violations.map(({ rule }) => rule.name);
}

const leaf = 'export const leaf = 1;\nexport type Leaf = number;\n';
const cases: [rule: string, from: string, to: string][] = [
  ['domain-is-the-bottom', 'src/domain/site/a.ts', 'src/vocabulary/b.ts'],
  ['src-domain-hours', 'src/domain/hours/a.ts', 'src/domain/pharmacy/b.ts'],
  ['scripts-listings', 'scripts/listings/merge/a.ts', 'scripts/plan/b.ts'],
  ['scripts-plan', 'scripts/plan/a.ts', 'scripts/build/b.ts'],
  ['vocabulary-on-domain', 'src/vocabulary/a.ts', 'src/config/b.ts'],
  ['config-on-domain', 'src/config/a.ts', 'src/vocabulary/b.ts'],
  ['components-below-features', 'src/components/ui/a.tsx', 'src/features/map/b.ts'],
  ['features-stand-alone', 'src/features/landing/a.ts', 'src/features/map/b.ts'],
  ['pages-stand-alone', 'src/pages/home/a.tsx', 'src/app/client/b.ts'],
  ['pages-stand-alone', 'src/pages/home/a.tsx', 'src/pages/city/b.tsx'],
  ['scripts-on-the-pure-part', 'scripts/a.ts', 'src/components/ui/b.ts'],
  ['nothing-imports-scripts', 'src/app/a.ts', 'scripts/b.ts'],
  ['tests-serve-tests', 'src/app/a.ts', 'tests/support/b.ts'],
  ['tests-are-leaves', 'src/app/a.ts', 'src/app/b.test.ts'],
];

test.each(cases)('%s is broken when %s imports %s', async (rule, from, to) => {
  const up = '../'.repeat(from.split('/').length - 1);
  const files = { [from]: `export { leaf } from '${up}${to}';\n`, [to]: leaf };
  expect(await brokenRules(files)).toEqual([rule]);
});

test.each(['', '?raw'])('a list is no module (cities.csv%s)', async (query) => {
  const files = {
    'src/app/a.ts': `export { default } from '../data/cities.csv${query}';\n`,
    'src/data/cities.csv': 'slug\n',
  };
  expect(await brokenRules(files)).toEqual(['lists-are-no-modules']);
});

test('a type-only import counts', async () => {
  const files = {
    'src/domain/a.ts': "export type { Leaf } from '../config/b.ts';\n",
    'src/config/b.ts': leaf,
  };
  expect(await brokenRules(files)).toEqual(['domain-is-the-bottom']);
});

test('a feature may use its own files and every layer below it', async () => {
  const files = {
    'src/features/map/a.ts': [
      "export * from './b.ts';",
      ...['components/ui', 'domain/text', 'vocabulary', 'config'].map(
        (layer) => `export * from '../../${layer}/b.ts';`,
      ),
    ].join('\n'),
    ...Object.fromEntries(
      ['features/map', 'components/ui', 'domain/text', 'vocabulary', 'config'].map((layer) => [
        `src/${layer}/b.ts`,
        leaf,
      ]),
    ),
  };
  expect(await brokenRules(files)).toEqual([]);
});

test('the domain imports no Node module, its tests may', async () => {
  const read = "import { readFileSync } from 'node:fs';\nexport const text = readFileSync('x');\n";
  expect(await brokenRules({ 'src/domain/a.ts': read })).toEqual(['domain-imports-no-package']);
  expect(await brokenRules({ 'src/domain/a.test.ts': read })).toEqual([]);
});

test('the client imports no Node module', async () => {
  const files = { 'src/pages/a.ts': "export { join } from 'node:path';\n" };
  expect(await brokenRules(files)).toEqual(['client-imports-no-node']);
});

test('zod does not reach the client, not even through a layer below', async () => {
  const files = {
    'node_modules/zod/package.json': '{"name":"zod","type":"module","exports":"./index.js"}',
    'node_modules/zod/index.js': 'export const z = 1;',
    'src/config/schema.ts': "export { z } from 'zod';\n",
    'src/pages/a.ts': "export { z } from '../config/schema.ts';\n",
  };
  expect(await brokenRules(files)).toEqual(['no-zod-in-the-browser']);
});

test('cycles and dead imports are reported', async () => {
  const cycle = {
    'src/domain/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
    'src/domain/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
  };
  expect(new Set(await brokenRules(cycle))).toEqual(new Set(['no-cycle']));
  expect(await brokenRules({ 'src/app/a.ts': "export * from './gone.ts';\n" })).toEqual(['resolvable']);
});
