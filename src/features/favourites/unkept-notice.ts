import * as savePharmacyMessages from '../../messages/generated/savePharmacy.ts';
import { notifyAction } from '../notifications/notification-store.ts';

/** Tells a visitor who saves a pharmacy where the browser keeps nothing. */
export const notifyUnkept = (): void =>
  notifyAction({ title: savePharmacyMessages.unkept, description: savePharmacyMessages.unkeptUntil });
