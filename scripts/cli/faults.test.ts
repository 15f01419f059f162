import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from '../../tests/support/new-folder.ts';
import { workMarker } from '../build/publish/check-folders.ts';
import { withBuildLock } from '../build/publish/lock.ts';
import { command as build } from './commands/build.ts';
import { command as checkDist } from './commands/check-dist.ts';
import { command as data } from './commands/data.ts';
import { command as deploy } from './commands/deploy.ts';
import { command as lists } from './commands/lists.ts';
import { command as preview } from './commands/preview.ts';
import { command as quality } from './commands/quality.ts';
import { type DefineCommand, execute } from './run-command.ts';

let folder = '';
beforeEach(() => {
  folder = newFolder();
});

async function run(define: DefineCommand, ...args: readonly string[]) {
  const lines: string[] = [];
  const code = await execute(define, args, {
    print: (text) => expect.fail(`printed ${text}`),
    warn: (text) => void lines.push(text),
  });
  return { code, error: lines.join('\n') };
}

it.each([
  ['preview', preview, ['--port', '0']],
  ['check:dist', checkDist, []],
  ['quality screens', quality, ['screens']],
] as const)('npm run %s asks for a build where there is none', async (_, define, args) => {
  const { code, error } = await run(define, ...args, '--dist', folder);
  expect(code).toBe(1);
  expect(error).toMatch(/: there is no built site here — Run "npm run build"[^\n]*$/);
});

it('npm run build is refused in one line while another build runs', async () => {
  const [work, out] = [join(folder, 'work'), join(folder, 'out')];
  await mkdir(work);
  // As an earlier build left it.
  await writeFile(join(work, workMarker), '');
  await withBuildLock({ work, out }, async () => {
    const { code, error } = await run(build, '--work', work, '--out', out);
    expect(code).toBe(1);
    expect(error).toMatch(/another build[^\n]*$/i);
    expect(error).not.toContain('    at ');
  });
});

it('npm run build names a file in the place of its folder', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const { code, error } = await run(build, '--work', join(file, 'work'), '--out', join(folder, 'out'));
  expect(code).toBe(1);
  expect(error).toMatch(/^--work: a folder must be given, and \S+\/file is none .* — [^\n]+\n1 problem/);
});

it('npm run deploy -- indexnow asks for a build if there is no report, and names a damaged one', async () => {
  expect((await run(deploy, 'indexnow', '--work', folder)).error).toContain('Run "npm run build" first');
  await writeFile(join(folder, 'build-report.json'), '{"format":');
  const { code, error } = await run(deploy, 'indexnow', '--work', folder);
  expect(code).toBe(1);
  expect(error).toMatch(/build-report\.json: it is damaged, or of another version — Run [^\n]+$/);
});

it('npm run data and lists name missing lists', async () => {
  for (const [define, args] of [
    [data, ['status']],
    [lists, ['routes']],
  ] as const) {
    const { code, error } = await run(define, ...args, '--lists', folder);
    expect(code).toBe(1);
    expect(error).toMatch(/cities\.csv: the file must exist — /);
    expect(error).not.toContain('    at ');
  }
});

it('npm run build, check and the others name a missing folder', async () => {
  await mkdir(join(folder, 'lists'));
  const { code, error } = await run(build, '--lists', join(folder, 'list'));
  expect(code).toBe(2);
  expect(error).toMatch(/^npm run build: option '--lists <folder>' .*Name a folder that exists\. [^\n]+$/);
});
