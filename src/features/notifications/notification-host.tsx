import { useSyncExternalStore } from 'react';
import { useModule } from '../../components/ui/use-module.ts';
import { getNotices, noNotices, subscribeToNotices } from './notification-store.ts';

const loadToasts = () => import('./toasts.tsx');

/** Shows notices as toasts. Their code loads with the first notice. */
export function NotificationHost() {
  const notices = useSyncExternalStore(subscribeToNotices, getNotices, () => noNotices);
  const { module } = useModule(loadToasts, notices.length > 0 ? notices : undefined);
  return module !== undefined && <module.Toasts notices={notices} />;
}
