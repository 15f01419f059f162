import { startTransition, useEffect, useMemo, useState } from 'react';
import { inOwnTask } from '../ui/own-task.ts';
import { useNow } from '../ui/use-now.ts';
import type { StatusAt } from './status-at.ts';

type StatusModule = typeof import('./status-at.ts');

// Once a page has it, the next one has it from its first tick on.
let loaded: StatusModule | undefined;

/**
 * What tells whether pharmacies are open, renewed every minute (use-now.ts). Null on the server, in the first render, and until
 * the code has come that no page needs for its first paint: statuses, their words, the calendar of holidays.
 */
export function useStatus(): StatusAt | null {
  const now = useNow();
  const [module, setModule] = useState<StatusModule | undefined>(undefined);
  useEffect(() => {
    if (now === null || module !== undefined) return;
    let current = true;
    const take = (come: StatusModule): void => {
      loaded = come;
      if (current) startTransition(() => setModule(come));
    };
    if (loaded === undefined) {
      // Without a connection the page stays as it is; the next minute asks again.
      inOwnTask(() => import('./status-at.ts')).then(take, () => undefined);
    } else take(loaded);
    return () => {
      current = false;
    };
  }, [now, module]);
  return useMemo(() => (now === null || module === undefined ? null : module.statusAt(now)), [now, module]);
}
