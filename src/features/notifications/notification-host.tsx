import { useEffect, useState, useSyncExternalStore } from 'react';
import { getNotifications, noNotifications, subscribeToNotifications } from './notification-store.ts';

const loadActionToasts = () => import('./action-toasts.tsx');
const loadBackgroundToasts = () => import('./background-toasts.tsx');

/**
 * Where toasts appear; put it once in the layout. It renders nothing until the first notification of a kind,
 * and only then loads that kind's library. A library that cannot be loaded is logged and asked for again next
 * time, since a lost toast must not take the page down.
 */
export function NotificationHost() {
  const { action, background } = useSyncExternalStore(
    subscribeToNotifications,
    getNotifications,
    noNotifications,
  );
  const actionToasts = useOnDemand(loadActionToasts, action?.id);
  const backgroundToasts = useOnDemand(loadBackgroundToasts, background.length || undefined);
  return (
    <>
      {actionToasts !== null && action !== null && <actionToasts.ActionToasts notice={action} />}
      {backgroundToasts !== null && <backgroundToasts.BackgroundToasts waiting={background} />}
    </>
  );
}

/** The module, once `demand` was not undefined; each change of it is another try. */
function useOnDemand<Module>(load: () => Promise<Module>, demand: number | undefined): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    if (demand === undefined || module !== null) return;
    load().then(
      (loaded) => setModule(loaded),
      (error: unknown) => console.error('Notifications could not be loaded:', error),
    );
  }, [load, demand, module]);
  return module;
}
