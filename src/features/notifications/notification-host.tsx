import { useSyncExternalStore } from 'react';
import { useModule } from '../../components/ui/use-module.ts';
import { getNotifications, noNotifications, subscribeToNotifications } from './notification-store.ts';

const loadActionToasts = () => import('./action-toasts.tsx');
const loadBackgroundToasts = () => import('./background-toasts.tsx');

/** Where toasts appear. The first notification of a kind loads that kind's library. */
export function NotificationHost() {
  const { action, background } = useSyncExternalStore(
    subscribeToNotifications,
    getNotifications,
    () => noNotifications,
  );
  const { module: actions } = useModule(loadActionToasts, action?.id);
  const { module: ofBackground } = useModule(loadBackgroundToasts, background.length || undefined);
  return (
    <>
      {actions !== undefined && action !== undefined && <actions.ActionToasts notice={action} />}
      {ofBackground !== undefined && <ofBackground.BackgroundToasts messages={background} />}
    </>
  );
}
