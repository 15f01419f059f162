import { startTransition, useEffect, useMemo, useState } from 'react';
import { useNow } from '../ui/use-now.ts';
import type { StatusAt } from './status-at.ts';

type StatusModule = typeof import('./status-at.ts');

// Once a page has it, the next one has it from its first tick on.
let loaded: StatusModule | undefined;

/**
 * What tells whether pharmacies are open, renewed every minute (use-now.ts). Null on the server, in the first
 * render, and until the code has come that no page needs for its first paint: statuses, their words, the
 * calendar of holidays.
 */
export function useStatus(): StatusAt | null {
  const now = useNow();
  const [module, setModule] = useState(loaded);
  useEffect(() => {
    if (now === null || module !== undefined) return;
    import('./status-at.ts').then(
      (come) => {
        loaded = come;
        startTransition(() => setModule(come));
      },
      // Without a connection the page stays as it is; the next minute asks again.
      () => undefined,
    );
  }, [now, module]);
  return useMemo(() => (now === null || module === undefined ? null : module.statusAt(now)), [now, module]);
}
