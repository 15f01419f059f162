import { expect, it } from 'vitest';
import { byTurns, type Measured, Series } from './series.ts';

/** A series that takes these milliseconds one after the other, and notes each turn. */
const series = (name: string, times: readonly number[], turns: string[] = []): Series<Measured> =>
  new Series(async (round) => {
    turns.push(`${name}${round}`);
    const milliseconds = times[round] ?? Number.NaN;
    return { milliseconds, user: 100 - milliseconds, system: milliseconds === 30 ? 1 : 2 };
  });

it('things are measured by turns, each round told its number', async () => {
  const turns: string[] = [];
  const times = [1, 2, 3, 4, 5];
  await byTurns(series('a', times, turns), series('b', times, turns));
  expect(turns).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2', 'a3', 'b3', 'a4', 'b4']);
});

it('the median is that of each figure by itself', async () => {
  const measured = series('a', [30, 10, 20, 25, 5]);
  await byTurns(measured);
  expect(measured.median).toEqual({ milliseconds: 20, user: 80, system: 2 });
  expect(measured.results.map(({ milliseconds }) => milliseconds)).toEqual([5, 10, 20, 25, 30]);
});

it('a series is held to another one round by round', async () => {
  const [floors, builds] = [series('floor', [10, 20, 10, 20, 10]), series('build', [11, 24, 9, 20, 15])];
  await byTurns(floors, builds);
  expect(builds.wallTo(floors)).toBeCloseTo(1.1);
});

it('what was not measured as often cannot be held to another', async () => {
  const measured = series('a', [1, 2, 3, 4, 5]);
  await byTurns(measured);
  expect(() => measured.wallTo(series('b', []))).toThrow('Not measured by turns');
});

it('what was never measured has no median', () => {
  expect(() => series('a', []).median).toThrow('Nothing was measured');
});
