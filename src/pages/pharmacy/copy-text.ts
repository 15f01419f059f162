import { notifyAction } from '../../features/notifications/notification-store.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';

/** Copies a text, and tells the visitor so in the words given, or that the browser did not allow it. Call it from a tap. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifyAction({ title: done });
  } catch {
    notifyAction({
      title: pharmacyMessages.notCopiedTitle,
      description: pharmacyMessages.notCopiedDescription,
    });
  }
}
