// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadFailure } from '../../features/data-access/fetch-dataset.ts';
import { getNotices } from '../../features/notifications/notification-store.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The moments, in milliseconds from the start, at which a query that always fails is fetched. */
async function fetchTimes(retry?: number, failure: Error = new LoadFailure('no dataset')): Promise<number[]> {
  const start = Date.now();
  const times: number[] = [];
  const failing = createQueryClient().fetchQuery({
    queryKey: ['failing'],
    queryFn: () => {
      times.push(Date.now() - start);
      return Promise.reject(failure);
    },
    ...(retry === undefined ? {} : { retry }),
  });
  const outcome = expect(failing).rejects.toThrow('no dataset');
  await vi.runAllTimersAsync();
  await outcome;
  return times;
}

describe('the query cache', () => {
  it('keeps the default of one request when nothing fails', async () => {
    const fetched = vi.fn(async () => 'data');
    const client = createQueryClient();
    await client.fetchQuery({ queryKey: ['a'], queryFn: fetched });
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(await client.fetchQuery({ queryKey: ['a'], queryFn: fetched })).toBe('data');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('keeps unused data for 5 minutes', async () => {
    const client = createQueryClient();
    await client.fetchQuery({ queryKey: ['a'], queryFn: async () => 'data' });
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(client.getQueryData(['a'])).toBe('data');
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(['a'])).toBeUndefined();
  });
});

describe('a fetch that fails', () => {
  it('is retried 3 times, waiting twice as long each time', async () => {
    expect(await fetchTimes()).toEqual([0, 1000, 3000, 7000]);
  });

  it('never waits more than 30 s', async () => {
    expect(await fetchTimes(7)).toEqual([0, 1000, 3000, 7000, 15_000, 31_000, 61_000, 91_000]);
  });

  it('is tried offline too, since the browser may have the data, but once', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(await fetchTimes()).toEqual([0]);
    window.dispatchEvent(new Event('online'));
    onLine.mockRestore();
  });

  it.each([
    ['what was asked for is not there', new LoadFailure('no dataset', true)],
    ['its code does not load, or is wrong', new TypeError('no dataset')],
  ])('is not retried when %s', async (_, failure) => {
    expect(await fetchTimes(undefined, failure)).toEqual([0]);
  });

  it('notifies the visitor after all tries failed, if the page works without it', async () => {
    const client = createQueryClient();
    const queryFn = () => Promise.reject(new LoadFailure('no dataset'));
    const meta = { failure: 'The list of Hoover could not be loaded.' };
    const failing = client.fetchQuery({ queryKey: ['a'], queryFn, meta, retry: 3 }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(6999);
    expect(getNotices()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await failing;
    expect(getNotices()).toMatchObject([{ kind: 'background', title: meta.failure }]);
    const other = client.fetchQuery({ queryKey: ['b'], queryFn, retry: 0 }).catch(() => undefined);
    await other;
    expect(getNotices()).toMatchObject([{ kind: 'background', title: meta.failure }]);
  });

  it('is not retried on the server, and no timer is left', async () => {
    vi.stubGlobal('window', undefined);
    expect(await fetchTimes()).toEqual([0]);
    await createQueryClient().fetchQuery({ queryKey: ['a'], queryFn: async () => 'data' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
