// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';

const seen: (number | null)[] = [];
function Clock() {
  const now = useNow();
  seen.push(now);
  return <output>{now === null ? 'no time' : new Date(now).toISOString().slice(11, 19)}</output>;
}
const time = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  seen.length = 0;
  vi.useFakeTimers({ now: Date.parse('2026-03-02T10:00:42Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useNow', () => {
  it('knows no time on the server and in the first render', () => {
    expect(renderToString(<Clock />)).toBe('<output>no time</output>');
    seen.length = 0;
    render(<Clock />);
    expect(seen).toEqual([null, Date.parse('2026-03-02T10:00:42Z')]);
  });

  it('moves on at the turn of each minute', async () => {
    render(<Clock />);
    await pass(17_999);
    expect(time()).toBe('10:00:42');
    await pass(1);
    expect(time()).toBe('10:01:00');
    await pass(60_000);
    expect(time()).toBe('10:02:00');
  });

  it('catches up when the visitor returns to the page', () => {
    render(<Clock />);
    vi.setSystemTime(Date.parse('2026-03-02T12:34:56Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(time()).toBe('12:34:56');
    expect(vi.getTimerCount()).toBe(1);
  });

  it('stops with its component', () => {
    render(<Clock />).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
