import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import {
  getNotifications,
  noNotifications,
  type ShownNotice,
  subscribeToNotifications,
} from './notification-store.ts';

/** A lost toast must not take the page down: it is logged. */
const without = (error: unknown) => {
  console.error('Notifications could not be loaded:', error);
  return { default: () => null };
};

const ActionToasts = lazy<ComponentType<{ readonly notice: ShownNotice }>>(() =>
  import('./action-toasts.tsx').then((module) => ({ default: module.ActionToasts }), without),
);
const BackgroundToasts = lazy<ComponentType<{ readonly waiting: readonly string[] }>>(() =>
  import('./background-toasts.tsx').then((module) => ({ default: module.BackgroundToasts }), without),
);

/** Where toasts appear; put it once in the layout. The first notification of a kind loads that kind's library. */
export function NotificationHost() {
  const { action, background } = useSyncExternalStore(
    subscribeToNotifications,
    getNotifications,
    noNotifications,
  );
  const [hasBackground, setHasBackground] = useState(false);
  if (background.length > 0 && !hasBackground) setHasBackground(true);
  return (
    <>
      {action !== null && (
        <Suspense>
          <ActionToasts notice={action} />
        </Suspense>
      )}
      {hasBackground && (
        <Suspense>
          <BackgroundToasts waiting={background} />
        </Suspense>
      )}
    </>
  );
}
