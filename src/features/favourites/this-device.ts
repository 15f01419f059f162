import { createDeviceListsStore } from './device-lists-store.ts';
import { deviceListsKey as key } from './has-kept-lists.ts';

/** What this browser remembers. */
export const thisDevice = createDeviceListsStore(
  {
    read: () => window.localStorage.getItem(key),
    write: (text) => {
      if (text === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, text);
    },
    onOtherTab: (changed) => {
      const listen = (event: StorageEvent): void => {
        // A null key is all of the storage, cleared.
        if (event.key === key || event.key === null) changed();
      };
      // A page that the Back button brings out of the browser's memory was told of nothing while it lay there.
      const comeBack = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) changed();
      };
      window.addEventListener('storage', listen);
      window.addEventListener('pageshow', comeBack);
      return () => {
        window.removeEventListener('storage', listen);
        window.removeEventListener('pageshow', comeBack);
      };
    },
  },
  Date.now,
);
