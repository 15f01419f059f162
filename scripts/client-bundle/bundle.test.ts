import { readFile } from 'node:fs/promises';
import { normalize } from 'node:path';
import { expect, it } from 'vitest';
import { bundleInputs } from './bundle.ts';

it('a bundle is made anew after an edit to anything that its configuration imports', async () => {
  const configuration = await readFile('vite.config.ts', 'utf8');
  const imported = [...configuration.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => normalize(path));
  expect(imported.length).toBeGreaterThan(2);
  for (const file of ['vite.config.ts', ...imported]) {
    expect(bundleInputs.filter((input) => file === input || file.startsWith(`${input}/`))).toHaveLength(1);
  }
});
