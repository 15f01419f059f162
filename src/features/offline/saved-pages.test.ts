// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('a service worker that could not be registered is registered with the next page', async () => {
  const postMessage = vi.fn();
  const register = vi.fn().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue({});
  const listen = vi.spyOn(window, 'addEventListener');
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: null, register, ready: Promise.resolve({ active: { postMessage } }) },
  });
  const { savePage } = await import('./saved-pages.ts');
  await expect(savePage('/one')).rejects.toThrow('no connection');
  await savePage('/two');
  await savePage('/three');
  expect(register).toHaveBeenCalledTimes(2);
  expect(postMessage).toHaveBeenCalledTimes(2);
  expect(listen.mock.calls.filter(([event]) => event === 'offline')).toHaveLength(1);
});
