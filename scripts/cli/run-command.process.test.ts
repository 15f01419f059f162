import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { cp, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from '../../tests/support/new-folder.ts';
import { noteLeftOut } from '../quality/test-all/test-notes.ts';

let folder = '';
beforeEach(() => {
  folder = newFolder();
});

const launch = resolve('scripts/launch.mjs');

/** Starts a command as npm does. `output` is the descriptor of an open file, or `pipe`. */
function start(script: string, args: readonly string[], output: number | 'pipe' = 'pipe', cwd = '.') {
  const child = spawn(process.execPath, [script, ...args], { cwd, stdio: ['ignore', output, 'pipe'] });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  return { child, ended, error: child.stderr === null ? Promise.resolve('') : text(child.stderr) };
}

it('a command ends by a signal without a word', async () => {
  await writeFile(join(folder, 'index.html'), '');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const { child, ended, error } = start(launch, ['preview', '--port', '0', '--dist', folder]);
    await once(child.stdout ?? child, 'data');
    child.kill(signal);
    expect(await ended).toEqual({ code: null, signal });
    expect(await error).toBe('');
  }
});

it('a command goes on quietly when nobody reads its output', async () => {
  const { child, ended, error } = start(launch, ['quality', 'search', '--help']);
  child.stdout?.destroy();
  expect([await ended, await error]).toEqual([{ code: 0, signal: null }, '']);
});

it('a command fails in one sentence when its output cannot be written', async () => {
  if (!existsSync('/dev/full')) return noteLeftOut('output to a full disk: this system has no /dev/full');
  const { ended, error } = start(launch, ['quality', 'search', '--help'], openSync('/dev/full', 'w'));
  expect((await ended).code).toBe(1);
  expect(await error).toMatch(/^Standard output: no space is left on the disk \(ENOSPC, write\) — [^\n]+\n$/);
});

it('a command says in one sentence that packages are missing', async () => {
  for (const file of ['scripts', 'src/messages', 'package.json', 'package-lock.json'])
    await cp(file, join(folder, file), { recursive: true });
  for (const args of [['check'], ['build']]) {
    const { ended, error } = start(join(folder, 'scripts/launch.mjs'), args, 'pipe', folder);
    expect((await ended).code).toBe(1);
    expect(await error).toBe(
      'node_modules: nothing is installed yet — Run "npm ci" and then the command again.\n',
    );
  }
});

it('a command needs no temporary folder', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const env = { ...process.env, TMPDIR: file, TEMP: file, TMP: file };
  const child = spawn(process.execPath, [launch, 'check'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [error, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([code, error]).toEqual([0, '']);
});

it('a command says in one sentence that the messages cannot be written', async () => {
  for (const file of ['scripts', 'src/domain', 'src/messages/en.json', 'package.json', 'package-lock.json'])
    await cp(file, join(folder, file), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const generated = join(folder, 'src/messages/generated');
  await writeFile(generated, '');
  const { ended, error } = start(join(folder, 'scripts/launch.mjs'), ['check'], 'pipe', folder);
  expect((await ended).code).toBe(1);
  expect(await error).toMatch(
    /^[^\n]+: something of this name is already there \(EEXIST, mkdir\) — [^\n]+\n$/,
  );
  expect(await error).toContain(generated);
});

it('a command reports an error from outside its work, and its own error with its stack', async () => {
  const source = (error: string): string =>
    [
      `import { Command } from '${import.meta.resolve('@commander-js/extra-typings')}';`,
      `import { runCommand } from '${resolve('scripts/cli/run-command.ts')}';`,
      `const late = () => new Promise(() => setTimeout(() => { throw ${error}; }, 1));`,
      "await runCommand(() => new Command('npm run try --').action(late));",
    ].join('\n');
  const script = join(folder, 'try.mts');
  const run = async (error: string) => {
    await writeFile(script, source(error));
    const started = start('--import', ['tsx', script]);
    return { ...(await started.ended), error: await started.error };
  };
  const full = await run("Object.assign(new Error('x'), { code: 'EACCES', path: '/x', syscall: 'open' })");
  expect(full).toEqual({
    code: 1,
    signal: null,
    error: expect.stringMatching(/^\/x: this user has no right to it [^\n]+\n$/),
  });
  const own = await run("new TypeError('never')");
  expect(own.code).toBe(1);
  expect(own.error).toMatch(/^This is an error of the program[^\n]+\nTypeError: never\n +at /);
});
