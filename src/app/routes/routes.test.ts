import { describe, expect, it } from 'vitest';
import { onDemand } from '../../components/ui/on-demand.ts';
import { routes } from './routes.tsx';

describe('a route on the server', () => {
  const screens = routes
    .flatMap(({ children = [] }) => children)
    .flatMap(({ path = 'home', lazy }) => (lazy === undefined ? [] : [{ path, lazy }]));

  it.each(screens)('$path brings along what its screen may ask for on demand', async ({ lazy }) => {
    let loaded = 0;
    onDemand(
      async () => {
        loaded += 1;
      },
      () => () => null,
    );
    await lazy();
    expect(loaded).toBe(1);
  });
});
