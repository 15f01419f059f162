import { notifyAction } from '../../features/notifications/notification-store.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';

/** Copies a text, and tells the visitor in the words given that it is done, or how else to copy it where the browser does not allow it. Call it from a tap. */
export async function copyText(text: string, done: string, otherwise: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifyAction({ title: done });
  } catch {
    notifyAction({ title: pharmacyMessages.notCopiedTitle, description: otherwise });
  }
}
