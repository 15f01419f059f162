import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calledCommand } from '../../tests/support/called-command.ts';
import { goodLists, listDirectoryWith } from '../../tests/support/list-fixture.ts';
import { command as check } from '../cli/commands/check.ts';
import { command as listsCommand } from '../cli/commands/lists.ts';

describe('npm run lists -- cities', () => {
  it('adds many cities and tells what it left out', async () => {
    const directory = listDirectoryWith();
    await writeFile(join(directory, 'moved.csv'), 'kind,from,to,since\ncity,dothan-al,,2026-11-21\n');
    const added = await calledCommand(
      listsCommand,
      ...['cities', 'add', '--state', 'AL', '--population', '60000', '--lists', directory],
    );
    expect(added).toEqual({
      code: 0,
      stdout:
        'Cities added: 6; the list had 1 of the selected ones.\n' +
        `Left out, since they were renamed or removed (moved.csv): 1 (Dothan, AL). "npm run lists -- cities add --lists ${directory}" with its name brings back one that was removed.\n`,
      stderr: '',
    });
    const returned = await calledCommand(listsCommand, 'cities', 'add', 'Dothan, AL', '--lists', directory);
    expect(returned.stdout).toBe('Added Dothan, AL (dothan-al).\n');
  });

  it('prints its usage when no city is named', async () => {
    const { code, stderr } = await calledCommand(
      listsCommand,
      'cities',
      'add',
      '--lists',
      listDirectoryWith(),
    );
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^npm run lists -- cities add: it must be said which city, or which — Name one, or select/,
    );
  });
});

describe('npm run check, after an edit that would lose addresses', () => {
  it('names them, with a command that repairs it and works', async () => {
    const directory = listDirectoryWith();
    const lists = ['--lists', directory];
    // No place that a store of real listings, if one is there, would keep as a town.
    await writeFile(join(directory, 'published.csv'), 'kind,slug\ncity,steel-city-al\n');
    await writeFile(
      join(directory, 'cities.csv'),
      goodLists['cities.csv'].replace('Birmingham,AL,birmingham-al', 'Magic City,AL,magic-city-al'),
    );
    await writeFile(join(directory, 'places.csv'), '');
    const checked = await calledCommand(check, ...lists);
    expect(checked.code).toBe(1);
    expect(checked.stdout).toContain('would be lost, cities and states: 1 (/pharmacies/steel-city-al)\n');
    expect(checked.stderr).toContain('npm run lists -- cities rename steel-city-al "NAME, STATE"');
    const renamed = await calledCommand(
      listsCommand,
      'cities',
      'rename',
      'steel-city-al',
      'Magic City, AL',
      ...lists,
    );
    expect(renamed.code).toBe(0);
    expect(renamed.stdout).toContain(`"npm run lists -- addresses list --lists ${directory}"`);
  });
});

describe('npm run check', () => {
  it('says how to convert a list that a spreadsheet saved, and --fix converts it', async () => {
    const directory = listDirectoryWith({
      'cities.csv': goodLists['cities.csv'].replaceAll(',', ';').replaceAll('\n', '\r\n'),
    });
    const checked = await calledCommand(check, '--lists', directory);
    expect(checked).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/no problems\n.*cities\.csv: .*--fix/),
    });
    const fixed = await calledCommand(check, '--lists', directory, '--fix');
    expect(fixed.stdout).toMatch(/cities\.csv: written as the project keeps it.*\n.*no problems\n/);
    expect(await readFile(join(directory, 'cities.csv'), 'utf8')).toBe(goodLists['cities.csv']);
  });

  it('exits 1 with every problem on a line of its own', async () => {
    const directory = listDirectoryWith({ 'cities.csv': '', 'places.csv': 'x\n' });
    const checked = await calledCommand(check, '--lists', directory);
    expect(checked.code).toBe(1);
    expect(checked.stderr).toContain('cities.csv: the list must have a header and at least one row');
    expect(checked.stderr).toContain('places.csv:1: the header must name the columns');
  });

  it('reports problems of the published addresses beside those of the lists', async () => {
    const directory = listDirectoryWith({ 'featured.csv': 'city,reason\n' });
    await writeFile(join(directory, 'published.csv'), 'kind,slug\nroom,birmingham-al\n');
    const checked = await calledCommand(check, '--lists', directory);
    expect(checked.code).toBe(1);
    expect(checked.stderr).toContain('featured.csv:1: the header must name the columns');
    expect(checked.stderr).toContain('published.csv:2: kind must be page, state');
    expect(checked.stderr).toContain('2 problems');
  });
});
