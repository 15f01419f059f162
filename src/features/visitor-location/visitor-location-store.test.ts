// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

vi.mock('./location-at-hand.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
// Anew: another test file of this process may have loaded what it loads.
vi.resetModules();
const { createVisitorLocationStore } = await import('./visitor-location-store.ts');

it('without a connection it is not the device that is blamed', async () => {
  const onProblem = vi.fn();
  const store = createVisitorLocationStore(onProblem);
  store.requestDeviceLocation();
  await vi.waitFor(() => expect(onProblem).toHaveBeenCalledExactlyOnceWith('unloaded'));
  expect(store.getState()).toMatchObject({ pending: false, problem: 'unloaded' });
});
