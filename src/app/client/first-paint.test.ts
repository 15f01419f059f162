// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFirstPaint } from './first-paint.ts';

let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      #watching = false;
      constructor(told: () => void) {
        paint = () => this.#watching && told();
      }
      observe() {
        this.#watching = true;
      }
      disconnect() {
        this.#watching = false;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the wait for the first paint', () => {
  it('ends with the first paint, once', () => {
    const callback = vi.fn();
    afterFirstPaint(callback);
    expect(callback).not.toHaveBeenCalled();
    paint();
    paint();
    vi.advanceTimersByTime(60_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('ends after a second if the browser reports no paint', () => {
    const callback = vi.fn();
    afterFirstPaint(callback);
    vi.advanceTimersByTime(999);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    paint();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('is skipped in a hidden tab', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const callback = vi.fn();
    afterFirstPaint(callback);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
