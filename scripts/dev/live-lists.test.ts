import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ListsRead, liveLists, quietMs } from './live-lists.ts';

type Read = ListsRead<string>;
const pages = (text: string): Read => ({ ok: true, pages: text });
const broken: Read = { ok: false, report: ['cities.csv:2: wrong'] };

/** Makes lists whose readings end when the test calls `end`. */
function slowLists() {
  const readings: ((result: Read) => void)[] = [];
  const told: Read[] = [];
  const lists = liveLists<string>({
    read: () => new Promise((resolve) => readings.push(resolve)),
    onRead: (result) => told.push(result),
  });
  const end = (index: number, result: Read): void => readings[index]?.(result);
  return { lists, readings, told, end };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the lists of the development server', () => {
  it('are read once, when a page needs them, without a report', async () => {
    const { lists, readings, told, end } = slowLists();
    expect(readings).toHaveLength(0);
    const both = Promise.all([lists.current(), lists.current()]);
    end(0, pages('first'));
    expect(await both).toEqual([pages('first'), pages('first')]);
    expect(readings).toHaveLength(1);
    expect(told).toEqual([]);
  });

  it('are reported if they are broken at the first reading', async () => {
    const { lists, told, end } = slowLists();
    const first = lists.current();
    end(0, broken);
    expect(await first).toEqual(broken);
    expect(told).toEqual([broken]);
  });

  it('are read once after an editor’s several saves, and reported', async () => {
    const { lists, readings, told, end } = slowLists();
    for (const _ of ['truncate', 'write', 'another list']) {
      lists.noteEdit();
      await vi.advanceTimersByTimeAsync(quietMs - 1);
    }
    expect(readings).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(readings).toHaveLength(1);
    end(0, pages('edited'));
    expect(await lists.current()).toEqual(pages('edited'));
    expect(told).toEqual([pages('edited')]);
  });

  it('make a page wait while they are being saved', async () => {
    const { lists, end } = slowLists();
    const first = lists.current();
    end(0, pages('old'));
    await first;
    lists.noteEdit();
    const asked = lists.current();
    await vi.advanceTimersByTimeAsync(quietMs);
    end(1, pages('new'));
    expect(await asked).toEqual(pages('new'));
  });

  it('discard a reading that an edit overtook, even the first', async () => {
    const { lists, told, end } = slowLists();
    const first = lists.current();
    lists.noteEdit();
    await vi.advanceTimersByTimeAsync(quietMs);
    lists.noteEdit();
    end(0, pages('oldest'));
    end(1, broken);
    await vi.advanceTimersByTimeAsync(quietMs);
    end(2, pages('newest'));
    expect(await first).toEqual(pages('newest'));
    expect(await lists.current()).toEqual(pages('newest'));
    expect(told).toEqual([pages('newest')]);
  });

  it('are broken by one edit and mended by the next', async () => {
    const { lists, told, end } = slowLists();
    for (const [index, result] of [broken, pages('mended')].entries()) {
      lists.noteEdit();
      await vi.advanceTimersByTimeAsync(quietMs);
      end(index, result);
      expect(await lists.current()).toEqual(result);
    }
    expect(told).toEqual([broken, pages('mended')]);
  });
});
