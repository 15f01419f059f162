import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from './problem.ts';
import { problemTotal, reportLines, sortedProblems } from './problem-report.ts';

const problem = (line: number, rule = 'slug must be unique', file = 'cities.csv'): Problem => ({
  file,
  line,
  rule,
  remedy: 'Rename one.',
});
const problems = (count: number, rule?: string): readonly Problem[] =>
  Array.from({ length: count }, (_, index) => problem(index + 2, rule));

describe('a report of problems', () => {
  it('lists up to fifty problems of a rule, by file and line', () => {
    const lines = reportLines([problem(3), ...problems(48, 'zips must differ'), problem(2, 'b', 'a.csv')]);
    expect(lines).toHaveLength(50);
    expect(lines.slice(0, 3)).toEqual([
      'a.csv:2: b — Rename one.',
      'cities.csv:2: zips must differ — Rename one.',
      'cities.csv:3: slug must be unique — Rename one.',
    ]);
  });

  it('lists fifty of 1,050 problems and the number of the rest', () => {
    const lines = reportLines(problems(1050));
    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toBe('cities.csv: and 1,000 more: slug must be unique');
  });

  it('counts the problems of a rule for each file', () => {
    const lines = reportLines([...problems(51), problem(2, 'slug must be unique', 'places.csv')]);
    expect(lines.filter((line) => line.includes(' more: '))).toEqual([
      'cities.csv: and 1 more: slug must be unique',
    ]);
  });

  it('counts all problems, listed or not, and other failures', () => {
    expect(problemTotal(problems(1234))).toBe('1,234 problems');
    expect(problemTotal(problems(1234), 2)).toBe('1,236 problems');
    expect(problemTotal(problems(1))).toBe('1 problem');
  });

  it('reads the same in whatever order the problems of several lines come', () => {
    const rules = fc.constantFrom('a', 'b', 'c');
    const some = fc.uniqueArray(fc.tuple(fc.nat(500), rules), { maxLength: 100, selector: ([line]) => line });
    fc.assert(
      fc.property(some, (rows) => {
        const given = rows.map(([line, rule]) => problem(line, rule));
        expect(reportLines(given.toReversed()).length).toBe(reportLines(given).length);
        expect(reportLines(sortedProblems(given))).toEqual(reportLines(sortedProblems(given.toReversed())));
      }),
      { numRuns: 50 },
    );
  });
});
