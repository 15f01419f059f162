// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { NotificationHost } from './notification-host.tsx';
import { notifyAction, notifyBackground } from './notification-store.ts';

// Loaded ahead of the fake clock: the host's own import() of them takes real time at first.
import './toasts.tsx';

const page = (
  <StrictMode>
    <NotificationHost />
  </StrictMode>
);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await pass(1);
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await pass(60_000);
  cleanup();
  vi.useRealTimers();
});

describe('the notification host', () => {
  it('renders nothing on the server and before the first notification', () => {
    expect(renderToString(page)).toBe('');
    const { container } = render(page);
    expect(container.innerHTML).toBe('');
  });
});

describe('a toast for the visitor’s own action', () => {
  const titles = () => [...document.querySelectorAll('.toast-title')].map((title) => title.textContent);

  it('closes after 5000 ms', async () => {
    render(page);
    act(() => notifyAction({ title: 'Link copied', description: 'Paste it anywhere.' }));
    await settle();
    expect(titles()).toEqual(['Link copied']);
    expect(document.querySelector('.toast-description')?.textContent).toBe('Paste it anywhere.');
    await pass(4900);
    expect(titles()).toEqual(['Link copied']);
    await pass(101);
    expect(titles()).toEqual([]);
  });

  it('is replaced by a new one, which has 5000 ms of its own', async () => {
    render(page);
    act(() => notifyAction({ title: 'First' }));
    await settle();
    await pass(3000);
    act(() => notifyAction({ title: 'Second' }));
    await settle();
    expect(titles()).toEqual(['Second']);
    await pass(4900);
    expect(titles()).toEqual(['Second']);
    await pass(101);
    expect(titles()).toEqual([]);
  });

  it('can be dismissed', async () => {
    render(page);
    act(() => notifyAction({ title: 'Link copied' }));
    await settle();
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Dismiss' })));
    expect(titles()).toEqual([]);
  });
});

describe('a toast about background work', () => {
  const visible = () => [...document.querySelectorAll('.toast-title')].map((title) => title.textContent);

  it('closes after 4000 ms', async () => {
    render(page);
    act(() => notifyBackground('Listings were updated'));
    await settle();
    expect(visible()).toEqual(['Listings were updated']);
    await pass(3900);
    expect(visible()).toEqual(['Listings were updated']);
    await pass(101);
    expect(visible()).toEqual([]);
  });

  it('shows at most 3, the newest', async () => {
    render(page);
    for (const message of ['one', 'two', 'three', 'four']) act(() => notifyBackground(message));
    await settle();
    expect(visible()).toEqual(['two', 'three', 'four']);
  });
});
