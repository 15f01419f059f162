// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createVisitorLocationStore } from './visitor-location-store.ts';

vi.mock('./location-at-hand.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('without a connection it is not the device that is blamed', async () => {
  const onProblem = vi.fn();
  const store = createVisitorLocationStore(onProblem);
  store.requestDeviceLocation();
  await vi.waitFor(() => expect(onProblem).toHaveBeenCalledExactlyOnceWith('unloaded'));
  expect(store.getState()).toMatchObject({ pending: false, problem: 'unloaded' });
});
