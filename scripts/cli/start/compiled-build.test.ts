import { writeFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';

vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  return { ...fs, writeFileSync: vi.fn(fs.writeFileSync) };
});
// Anew: another test file of this process may have loaded it, with the real one.
vi.resetModules();
const { compiledBuild, compiledRecord } = await import('./compiled-build.mjs');

let folder = '';
let source = '';

beforeAll(() => {
  folder = newFolder();
});

/** A source, and the record of a build that was compiled from it. */
async function compile(text: string): Promise<void> {
  source = join(folder, 'source.ts');
  await writeFile(source, text);
  const record = compiledRecord(folder, [source]);
  await writeFile(record.file, record.text);
}

describe('the compiled build', () => {
  it('is taken while its sources are as they were', async () => {
    await compile('export const a = 1;');
    expect(compiledBuild(folder)).toBe(join(folder, 'build.cjs'));
  });

  it('is taken too where its sources have new times, as in a new checkout, and need not be read at the next start', async () => {
    await compile('export const a = 1;');
    await writeFile(source, 'export const a = 1;');
    expect(compiledBuild(folder)).toBe(join(folder, 'build.cjs'));
    vi.setSystemTime(Date.now() + 10_000);
    expect(compiledBuild(folder)).toBe(join(folder, 'build.cjs'));
    const record = await readFile(compiledRecord(folder, []).file, 'utf8');
    expect(JSON.parse(record)).toMatchObject({ trace: expect.stringContaining(source) });
    vi.useRealTimers();
  });

  it('is taken in a project that can only be read', async () => {
    await compile('export const a = 1;');
    await writeFile(source, 'export const a = 1;');
    vi.mocked(writeFileSync).mockImplementationOnce(() => {
      throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
    });
    expect(compiledBuild(folder)).toBe(join(folder, 'build.cjs'));
    expect(vi.mocked(writeFileSync).mock.results.at(-1)?.type).toBe('throw');
  });

  it('is not taken after a source was changed', async () => {
    await compile('export const a = 1;');
    await writeFile(source, 'export const a = 2;');
    expect(compiledBuild(folder)).toBeUndefined();
  });

  it('is not taken after a source was removed', async () => {
    await compile('export const a = 1;');
    await rm(source);
    expect(compiledBuild(folder)).toBeUndefined();
  });

  it('is not taken where there is none, or where its record is broken', async () => {
    expect(compiledBuild(join(folder, 'none'))).toBeUndefined();
    await writeFile(compiledRecord(folder, []).file, '{');
    expect(compiledBuild(folder)).toBeUndefined();
  });
});
