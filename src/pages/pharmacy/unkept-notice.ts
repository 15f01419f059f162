import { notifyAction } from '../../features/notifications/notification-store.ts';
import * as savePharmacyMessages from '../../messages/generated/savePharmacy.ts';

let told = false;

/** Tells a visitor, once, that what they save is not kept by their browser. */
export function notifyUnkept(): void {
  if (told) return;
  told = true;
  notifyAction({ title: savePharmacyMessages.unkept, description: savePharmacyMessages.unkeptUntil });
}
