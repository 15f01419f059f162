import { describe, expect, it } from 'vitest';
import { lossText } from '../../cli/problems/loss-guard.ts';
import { snapshotLosses } from './make-snapshot.ts';

const snapshot = (rows: readonly (readonly [npi: number, state: string])[]): string =>
  ['npi,name,state', ...rows.map(([npi, state]) => `${npi},"Oak, Drugs",${state}`), ''].join('\n');
const many = Array.from({ length: 20 }, (_, at) => [at, at < 15 ? 'FL' : 'AL'] as const);
const losses = (after: readonly (readonly [number, string])[]): readonly string[] =>
  snapshotLosses(snapshot(many), snapshot(after)).map(lossText);

describe('a snapshot that replaces another', () => {
  it('may lose a fifth of its register numbers, and gain as many as there are', () => {
    expect(losses([...many.slice(3), [99, 'GA']])).toEqual([]);
  });

  it('reports larger losses, also of a state', () => {
    expect(losses(many.slice(5))).toEqual(['5 of 20 register numbers', '5 of 15 register numbers of FL']);
    expect(losses(many.slice(0, 18))).toEqual(['2 of 5 register numbers of AL']);
  });

  it('loses nothing if there was none, or another file', () => {
    expect(snapshotLosses('', snapshot(many))).toEqual([]);
    expect(snapshotLosses('a,b\n1,2\n', snapshot(many))).toEqual([]);
  });
});
