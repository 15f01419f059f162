import { describe, expect, it } from 'vitest';
import { formatProblem } from './problem.ts';

const problem = {
  file: 'src/data/cities.csv',
  rule: 'slug must be lower-case',
  remedy: 'Write "birmingham-al".',
};

describe('a problem', () => {
  it('reads as file, line, rule, value and remedy', () => {
    expect(formatProblem({ ...problem, line: 12, value: 'Birmingham "AL"' })).toBe(
      'src/data/cities.csv:12: slug must be lower-case (got "Birmingham \\"AL\\"") — Write "birmingham-al".',
    );
  });

  it('leaves out a missing line and value', () => {
    expect(formatProblem(problem)).toBe(
      'src/data/cities.csv: slug must be lower-case — Write "birmingham-al".',
    );
    expect(formatProblem({ ...problem, value: '' })).toContain('(got "")');
  });

  it('shows control characters instead of printing them', () => {
    expect(formatProblem({ ...problem, value: 'a\u001b[31m\nb' })).not.toMatch(/\p{Cc}/u);
  });

  it('shortens a long value and states its length', () => {
    const text = formatProblem({ ...problem, value: 'x'.repeat(10_000_000) });
    expect(text).toContain(`${'x'.repeat(80)}… 10000000 characters`);
    expect(text.length).toBeLessThan(250);
    expect(formatProblem({ ...problem, value: 'x'.repeat(80) })).not.toContain('…');
  });
});
