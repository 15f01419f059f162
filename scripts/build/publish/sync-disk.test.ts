import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { syncMeanwhile } from './sync-disk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lasting = (milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('made'), milliseconds));

/** How often the disk was asked while work of so many milliseconds went on, each time for so long. */
async function writeOuts(working: number, each: number, answer: () => boolean = () => true): Promise<number> {
  const asked = vi.fn(
    (_: readonly string[]) => new Promise<boolean>((resolve) => setTimeout(() => resolve(answer()), each)),
  );
  const made = syncMeanwhile('staging', asked, lasting(working));
  await vi.runAllTimersAsync();
  expect(await made).toBe('made');
  for (const [folders] of asked.mock.calls) expect(folders).toEqual(['staging']);
  return asked.mock.calls.length;
}

describe('files written while work goes on', () => {
  it('reach the disk every two seconds, and after long work the last of them too', async () => {
    expect(await writeOuts(1900, 100)).toBe(0);
    expect(await writeOuts(9000, 100)).toBe(5);
  });

  it('wait on a slow disk until it has those before', async () => {
    expect(await writeOuts(9000, 3000)).toBe(2);
  });

  it('are left to the system where it cannot be asked', async () => {
    expect(await writeOuts(60_000, 10, () => false)).toBe(1);
  });

  it('are asked for no more when the work fails', async () => {
    const asked = vi.fn(async () => true);
    const failing = syncMeanwhile('staging', asked, () => Promise.reject(new Error('full')));
    await expect(failing).rejects.toThrow('full');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).not.toHaveBeenCalled();
  });
});
