import { describe, expect, it } from 'vitest';
import { goodLists, listDirectoryWith } from '../../tests/support/list-fixture.ts';
import { problemTotal, reportLines } from '../cli/problems/problem-report.ts';
import { loadLists } from './load-lists.ts';

const rows = 100_000;
const header = goodLists['cities.csv'].split('\n')[0];
const many = (row: (index: number) => string): string =>
  `${header}\n${Array.from({ length: rows }, (_, index) => `${row(index)}\n`).join('')}`;

const lists: readonly (readonly [string, string, number])[] = [
  [
    'bad cells',
    many(
      (index) => ` x${index},Z${index},B_${index},9${index},x${index},p${index}, c,No/Z${index},z${index}`,
    ),
    9,
  ],
  [
    'a lost quote',
    many((index) => `"Birmingham ${index},AL,birmingham-al,33.5,-86.8,1,Jefferson,x,35203`),
    1,
  ],
  ['too few cells', many((index) => `Birmingham ${index},AL`), 1],
  [
    'facts that contradict each other',
    many(
      (index) =>
        `Zedville ${index},TX,zedville-${index}-tx,33.${index},-86.${index},100,Lee,America/Denver,99501`,
    ),
    // A point in ten is there twice: 33.1 and 33.10 are one.
    3,
  ],
];

describe('100,000 bad rows', () => {
  it.each(lists)('with %s give a bounded report within seconds', async (_, text, rules) => {
    const directory = listDirectoryWith({ 'cities.csv': text, 'places.csv': '', 'featured.csv': '' });
    const started = process.cpuUsage();
    const loaded = await loadLists(directory);
    const problems = loaded.ok ? [] : loaded.problems;
    const lines = reportLines(problems);
    // The processor's time: what else the machine does is no fault of the report.
    const { user, system } = process.cpuUsage(started);
    const seconds = (user + system) / 1e6;
    expect(lines.length).toBeLessThanOrEqual((rules + 1) * 51);
    const counted = Number(problemTotal(problems).replace(/\D/g, ''));
    expect(counted).toBeGreaterThanOrEqual(rows);
    console.info(`${counted} problems in ${lines.length} lines, ${seconds.toFixed(1)} s of processor time`);
    expect(seconds).toBeLessThan(20);
  });
});
