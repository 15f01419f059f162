import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';

type Names = Readonly<Record<string, string | undefined>>;

const zones: Names = pharmacyMessages.zone;
const languages: Names = pharmacyMessages.language;
const fields: Names = pharmacyMessages.field;

/** `America/Chicago` as `Central time`. A table, since browsers and Node name zones differently. */
export const zoneName = (timeZone: string): string =>
  zones[timeZone] ?? (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** A language for reading, by its tag. */
export const languageName = (tag: string): string => languages[tag] ?? tag;

/** A record's field for reading. */
export const fieldName = (field: string): string => fields[field] ?? field;
