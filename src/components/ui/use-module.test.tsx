// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useModule } from './use-module.ts';

afterEach(cleanup);

it('a module that could not be loaded is loaded when it is wanted again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const use = (wanted?: number) => useModule(load, wanted);
  const { result, rerender } = renderHook(use);
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender(1));
  expect(result.current).toEqual({ failed: true });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  await act(async () => rerender(2));
  expect(result.current).toEqual({ module: 'module', failed: false });
});
