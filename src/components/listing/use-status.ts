import { startTransition, useEffect, useState } from 'react';
import type { StatusAt } from './status-at.ts';

const minuteMs = 60_000;

// One clock for all lists of a page, so that they change in one render.
const listeners = new Set<(at: StatusAt) => void>();
let latest: StatusAt | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns functions that tell pharmacies' status now. Null on the server and until the code has loaded. */
export function useStatus(): StatusAt | null {
  const [at, setAt] = useState<StatusAt | null>(null);
  useEffect(() => {
    listeners.add(setAt);
    if (listeners.size === 1) start();
    else if (latest !== undefined) setAt(latest);
    return () => {
      listeners.delete(setAt);
      if (listeners.size === 0) stop();
    };
  }, []);
  return at;
}

function start(): void {
  renewStatuses();
  document.addEventListener('visibilitychange', tickIfVisible);
}

function stop(): void {
  clearTimeout(timer);
  latest = undefined;
  document.removeEventListener('visibilitychange', tickIfVisible);
}

// Phones stop timers of pages in the background.
function tickIfVisible(): void {
  if (document.visibilityState === 'visible') renewStatuses();
}

function renewStatuses(): void {
  clearTimeout(timer);
  const now = Date.now();
  timer = setTimeout(renewStatuses, minuteMs - (now % minuteMs));
  import('./status-at.ts').then(
    ({ statusAt }) => {
      if (listeners.size === 0) return;
      const at = statusAt(now);
      latest = at;
      // As a transition, rendering a list does not delay a tap.
      startTransition(() => {
        for (const listener of listeners) listener(at);
      });
    },
    (error: unknown) => console.error('Code could not be loaded:', error),
  );
}
