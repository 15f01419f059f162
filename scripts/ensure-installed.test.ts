import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../tests/support/new-folder.ts';
import { nodeFault, whyInstall } from './ensure-installed.mjs';

let folder = '';
beforeEach(() => {
  folder = newFolder();
  lock('package-lock.json', {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/other-os': { version: '1.0.0', optional: true },
  });
});

function lock(path: string, packages: Record<string, object>): void {
  writeFileSync(join(folder, path), JSON.stringify({ packages }));
}

function installed(packages: Record<string, object>): void {
  for (const path of ['node_modules', ...Object.keys(packages)])
    mkdirSync(join(folder, path), { recursive: true });
  lock('node_modules/.package-lock.json', packages);
}

test('Node 20.19, 22.12 and later serve; older and in-between ones do not', () => {
  for (const version of ['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])
    expect(nodeFault(version)).toBeUndefined();
  for (const version of ['18.20.0', '20.18.3', '21.7.0', '22.11.0'])
    expect(nodeFault(version)).toContain(`this is ${version}.\nInstall a current version`);
});

test('a fresh clone needs an installation', () => {
  expect(whyInstall(folder)).toBe('nothing is installed yet');
});

test('an interrupted installation counts as none', () => {
  mkdirSync(join(folder, 'node_modules/a'), { recursive: true });
  expect(whyInstall(folder)).toBe('nothing is installed yet');
});

test('a complete installation is left alone, packages for other platforms missing', () => {
  installed({ 'node_modules/a': { version: '1.0.0' } });
  expect(whyInstall(folder)).toBeUndefined();
});

test('another version, a missing and a deleted package each ask for an installation', () => {
  installed({ 'node_modules/a': { version: '0.9.0' } });
  expect(whyInstall(folder)).toBe('node_modules/a is 0.9.0, wanted 1.0.0');
  installed({});
  expect(whyInstall(folder)).toBe('node_modules/a is missing');
  installed({ 'node_modules/a': { version: '1.0.0' } });
  rmSync(join(folder, 'node_modules/a'), { recursive: true });
  expect(whyInstall(folder)).toBe('node_modules/a was deleted');
});
