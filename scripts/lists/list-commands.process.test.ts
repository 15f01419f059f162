import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { launchedCommand } from '../../tests/support/launched-command.ts';
import { listDirectoryWith } from '../../tests/support/list-fixture.ts';

describe('npm run lists -- cities', () => {
  it('adds a city to the lists of --lists', async () => {
    const directory = listDirectoryWith();
    const added = await launchedCommand('lists', 'cities', 'add', 'Dothan, AL', '--lists', directory);
    expect(added).toEqual({ code: 0, stdout: 'Added Dothan, AL (dothan-al).\n', stderr: '' });
    expect(await readFile(join(directory, 'cities.csv'), 'utf8')).toContain('\nDothan,AL,dothan-al,');
  });

  it('exits 1 with the reason of a refusal, and 2 with the usage of a wrong call', async () => {
    const directory = listDirectoryWith();
    const refused = await launchedCommand('lists', 'cities', 'add', 'Dothn, AL', '--lists', directory);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('Closest: Dothan, AL');
    const misused = await launchedCommand('lists', 'cities', 'forget', 'Dothan, AL');
    expect(misused.code).toBe(2);
    expect(misused.stderr).toBe(
      `npm run lists -- cities: unknown command 'forget' — See "npm run lists -- cities --help".\n`,
    );
  });
});

describe('npm run check', () => {
  it.skipIf(process.platform === 'win32')('does not wait for a list that is a named pipe', async () => {
    const directory = listDirectoryWith({ 'featured.csv': null });
    await promisify(execFile)('mkfifo', [join(directory, 'featured.csv')]);
    const checked = await launchedCommand('check', '--lists', directory);
    expect(checked.code).toBe(1);
    expect(checked.stderr).toContain(
      'featured.csv: a list must be a regular file (got "a pipe, socket or device")',
    );
  });
});
