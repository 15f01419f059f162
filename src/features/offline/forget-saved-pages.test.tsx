// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ForgetSavedPages } from './forget-saved-pages.tsx';

/** What the device keeps: the addresses in each cache. */
let kept: Map<string, readonly string[]>;
const told = vi.fn();
const deleteDatabase = vi.fn();

function hasWorker(active: boolean): void {
  const registration = active ? { active: { postMessage: told } } : undefined;
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}

beforeEach(() => {
  kept = new Map([
    ['pages-2', ['/', '/about']],
    ['pages-1', ['/old']],
    ['assets-2', ['/assets/a-1.js']],
  ]);
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    open: async (name: string) => ({ keys: async () => kept.get(name) ?? [] }),
    delete: async (name: string) => kept.delete(name),
  });
  vi.stubGlobal('indexedDB', { deleteDatabase });
  hasWorker(true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Presses the button, and gives what is then announced. */
async function press(): Promise<string> {
  render(<ForgetSavedPages />);
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Forget saved pages' }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  return screen.getByRole('status').textContent;
}

it('everything kept is deleted, the worker is told, and how many pages it was is announced', async () => {
  expect(await press()).toBe('3 saved pages were deleted from this device.');
  expect([...kept.keys()]).toEqual([]);
  expect(told).toHaveBeenCalledWith({ type: 'FORGET' });
});

it('everything kept is deleted without a worker too, with the times of its use', async () => {
  hasWorker(false);
  expect(await press()).toBe('3 saved pages were deleted from this device.');
  expect(deleteDatabase).toHaveBeenCalledWith('workbox-expiration');
});

it.each([
  [[], 'No page was saved on this device.'],
  [['/'], '1 saved page was deleted from this device.'],
])('with %o kept it says "%s"', async (pages, text) => {
  kept = new Map([['pages-2', pages]]);
  expect(await press()).toBe(text);
});

it('what cannot be deleted is said', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('broken')) });
  expect(await press()).toMatch(/could not be deleted/);
});

it('a browser that keeps nothing has nothing to forget', async () => {
  vi.stubGlobal('caches', undefined);
  Reflect.deleteProperty(window, 'caches');
  expect(await press()).toBe('No page was saved on this device.');
});

it('the button stands in the page as it is sent, for those who have scripts', () => {
  expect(renderToString(<ForgetSavedPages />)).toMatch(/^<div class="js-only"><p><button type="button"/);
});
