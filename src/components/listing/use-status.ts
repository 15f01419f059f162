import { startTransition, useEffect, useState } from 'react';
import type { StatusAt } from './status-at.ts';

const minuteMs = 60_000;

// One clock for all lists of a page, so that they change in one render.
const listeners = new Set<(at: StatusAt) => void>();
let latest: StatusAt | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns the functions that tell whether pharmacies are open. They are renewed every whole minute and when
 * the visitor returns. Null on the server, in the first render, and until their code has loaded.
 */
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
  tick();
  document.addEventListener('visibilitychange', renew);
}

function stop(): void {
  clearTimeout(timer);
  latest = undefined;
  document.removeEventListener('visibilitychange', renew);
}

/** Renews the time when the visitor returns, since phones stop timers of pages in the background. */
function renew(): void {
  if (document.visibilityState === 'visible') tick();
}

/** Gives every list the time, and again at the next whole minute. */
function tick(): void {
  clearTimeout(timer);
  const now = Date.now();
  timer = setTimeout(tick, minuteMs - (now % minuteMs));
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
