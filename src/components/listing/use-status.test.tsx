// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { officeWeek, pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { StatusBadge } from './status-badge.tsx';
import { useStatus } from './use-status.ts';

const seen: (number | undefined)[] = [];
function Clock() {
  const at = useStatus();
  seen.push(at?.now);
  return <output>{at === null ? 'no time' : new Date(at.now).toISOString().slice(11, 19)}</output>;
}
const pharmacy = pharmacyFixture(1, { hours: { pharmacy: { weekly: officeWeek, neverOutdated: true } } });
const Badge = () => (
  <output>
    <StatusBadge pharmacy={pharmacy} at={useStatus()} />
  </output>
);
const time = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Renders a clock and waits for the code that tells the time. */
async function renderClock() {
  const shown = render(<Clock />);
  await act(async () => void (await vi.dynamicImportSettled()));
  return shown;
}

beforeEach(() => {
  seen.length = 0;
  vi.useFakeTimers({ now: Date.parse('2026-03-02T10:00:42Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useStatus', () => {
  it('knows no time on the server and in the first render', async () => {
    expect(renderToString(<Clock />)).toBe('<output>no time</output>');
    seen.length = 0;
    await renderClock();
    expect(seen).toEqual([undefined, Date.parse('2026-03-02T10:00:42Z')]);
  });

  it('moves on at the turn of each minute', async () => {
    await renderClock();
    await pass(17_999);
    expect(time()).toBe('10:00:42');
    await pass(1);
    expect(time()).toBe('10:01:00');
    await pass(60_000);
    expect(time()).toBe('10:02:00');
  });

  it('catches up when the visitor returns to the page', async () => {
    await renderClock();
    vi.setSystemTime(Date.parse('2026-03-02T12:34:56Z'));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(time()).toBe('12:34:56');
    expect(vi.getTimerCount()).toBe(1);
  });

  it('tells a list that comes later the same instant as the lists before it', async () => {
    await renderClock();
    vi.setSystemTime(Date.parse('2026-03-02T10:00:55Z'));
    render(<Clock />);
    expect(seen.at(-1)).toBe(Date.parse('2026-03-02T10:00:42Z'));
  });

  it('stops with its last component', async () => {
    (await renderClock()).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves the week in the status’s place until the time is known', async () => {
    const week = /Mon–\u2060?Fri/;
    expect(renderToString(<Badge />)).toMatch(week);
    render(<Badge />);
    const element = screen.getByRole('status').querySelector('b');
    expect(element?.textContent).toMatch(week);
    await act(async () => void (await vi.dynamicImportSettled()));
    expect(element?.textContent).not.toMatch(week);
    expect(element?.isConnected).toBe(true);
  });
});
