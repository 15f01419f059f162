import { startTransition, useEffect, useState } from 'react';

const minuteMs = 60_000;

/**
 * The time in epoch milliseconds that open statuses are told at, renewed at every whole minute and when the
 * visitor returns to the page. Null on the server and in the first render, so that the HTML does not depend
 * on when it was built.
 */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      const time = Date.now();
      // A list of open statuses is rendered in slices: it must not hold up a tap.
      startTransition(() => setNow(time));
      timer = setTimeout(tick, minuteMs - (time % minuteMs));
    };
    // Phones stop timers while a page is in the background, so its time is stale on return.
    const renew = (): void => {
      if (document.visibilityState === 'visible') tick();
    };
    tick();
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return now;
}
