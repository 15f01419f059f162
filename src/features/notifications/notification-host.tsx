import { useSyncExternalStore } from 'react';
import { useModule } from '../../components/ui/use-module.ts';
import { getNotices, noNotices, subscribeToNotices } from './notification-store.ts';

const loadToasts = () => import('./toasts.tsx');

/** Shows toasts. The first notice loads their library. */
export function NotificationHost() {
  const notices = useSyncExternalStore(subscribeToNotices, getNotices, () => noNotices);
  const { module } = useModule(loadToasts, notices.length > 0 ? notices : undefined);
  return module !== undefined && <module.Toasts notices={notices} />;
}
