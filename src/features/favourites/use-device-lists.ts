import { useSyncExternalStore } from 'react';
import { type DeviceLists, emptyLists } from './device-lists.ts';
import { thisDevice } from './this-device.ts';

const none = (): DeviceLists => emptyLists;

/** What this device remembers; nothing in static HTML and in the render that hydrates it. */
export const useDeviceLists = (): DeviceLists =>
  useSyncExternalStore(thisDevice.subscribe, thisDevice.getLists, none);
