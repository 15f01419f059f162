import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usStates } from '../../../src/domain/places/us-state.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { aPattern, aPatternIfAny, factRows, oneOf, wordsOf } from './fact-rows.ts';
import { timeZoneOfState } from './time-zones.ts';

const nameKinds = [
  'common',
  'family',
  'firm',
  'frequent',
  'given',
  'holy',
  'kind',
  'land',
  'particle',
  'place',
];
const nameUses = [
  ...['always', 'unless for all', 'for all', 'owner', 'pharmacy', 'many sites', 'closed', 'coming', 'paused'],
  ...['organisation', 'firm', 'credential', 'legal form', 'hanging'],
];

const days = { kind: oneOf(['days', 'all day']), days: wordsOf(['mon', 'sat', '']), pattern: aPattern };

describe('a table of facts', () => {
  it.each([
    ['days,mon sat,m.*', []],
    ['all day,,m.*', []],
    ['Days,mon,m.*', ['"kind" must be one of: days, all day (got "Days")']],
    ['days,mon Sat,m.*', ['"days" must have words of: mon, sat, nothing (got "mon Sat")']],
    ['days,mon,(bad', ['"pattern" must be a regular expression that is not empty (got "(bad")']],
    ['days,mon,', ['"pattern" must be a regular expression that is not empty (got "")']],
    ['days,mon,"m', [/"kind"/, /"pattern"/]],
    ['', [/"kind"/, /"pattern"/]],
  ])('is refused with every cell that breaks a rule, by its line: %j', async (line, faults) => {
    const folder = newFolder();
    await writeFile(join(folder, 'own.csv'), `kind,days,pattern\ndays,sat,s.*\n${line}\ndays,mon,m\n`);
    const read = () => factRows('own', folder, days);
    if (faults.length === 0) expect(read()).toHaveLength(3);
    for (const fault of faults) expect(read).toThrow(fault);
    if (faults.length > 0) expect(read).toThrow(/own\.csv:3: .* — Mend the cell, or remove the line\./);
  });

  it('may have cells without a pattern where a rule says so, never a wrong one', async () => {
    const folder = newFolder();
    await writeFile(join(folder, 'own.csv'), 'names,took\na,\nb,(bad\n');
    expect(() => factRows('own', folder, { took: aPatternIfAny })).toThrow(/own\.csv:3: "took"/);
    expect(factRows('own', folder, { names: aPattern })).toHaveLength(2);
  });

  it.each([
    ['fields/case-words', 'kind', oneOf(['capitals', 'words', 'small'])],
    ['fields/hours-zones', 'letter', oneOf(['e', 'c', 'm', 'p', 'a', 'h'])],
    ['fields/hours-zones', 'zone', oneOf(usStates.map(({ code }) => timeZoneOfState(code)))],
    ['names/known-names', 'kind', oneOf(nameKinds)],
    ['names/name-words', 'use', oneOf(nameUses)],
    ['site/street-words', 'kind', oneOf(['suffix', 'direction', 'word', 'ordinal', 'count', 'unit'])],
    ['fields/brands', 'only', wordsOf(['', ...usStates.map(({ code }) => code)])],
    ['truth/closed-chains', 'only', wordsOf(['', ...usStates.map(({ code }) => code)])],
  ])('has known words alone: %s, %s', (path, column, rule) => {
    const [, folder = '', name = ''] = /(.*)\/(.*)/.exec(path) ?? [];
    expect(factRows(name, `scripts/listings/${folder}`, { [column]: rule })[0]?.[column]).toBeDefined();
  });
});
