import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { memoizeText } from '../../../src/domain/text/memoize-text.ts';

/** A number as people write it in the United States, as E.164; undefined for one that cannot be dialled. */
export const e164 = memoizeText((text): string | undefined => {
  const number = parsePhoneNumberFromString(text, 'US');
  return number?.isValid() && number.countryCallingCode === '1' ? number.number : undefined;
});
