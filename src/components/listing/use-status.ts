import { useDeferredValue, useMemo } from 'react';
import { useModule } from '../ui/use-module.ts';
import { useNow } from '../ui/use-now.ts';
import type { StatusAt } from './status-at.ts';

const loadStatuses = () => import('./status-at.ts');

/**
 * What tells whether pharmacies are open, renewed every minute (use-now.ts). Null on the server, in the first
 * render, and until the code has come that no page needs for its first paint: statuses, their words, the
 * calendar of holidays.
 */
export function useStatus(): StatusAt | null {
  const now = useNow();
  // A list is rendered in slices: it must not hold up a tap.
  const module = useDeferredValue(useModule(loadStatuses, now).module);
  return useMemo(() => (now === null || module === undefined ? null : module.statusAt(now)), [now, module]);
}
