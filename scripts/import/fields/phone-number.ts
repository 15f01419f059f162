import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const known = new Map<string, string | undefined>();

/** A number as people write it in the United States, as E.164; undefined for one that cannot be dialled. */
export function e164(text: string): string | undefined {
  if (known.has(text)) return known.get(text);
  const number = parsePhoneNumberFromString(text, 'US');
  const dialled = number?.isValid() && number.countryCallingCode === '1' ? number.number : undefined;
  known.set(text, dialled);
  return dialled;
}
