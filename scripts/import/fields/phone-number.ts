import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { memoizeText } from '../../../src/domain/text/memoize-text.ts';

/** Kinds of numbers that are no shop's: those that cost extra, follow a person or reach a pager. */
const foreignKinds: ReadonlySet<string | undefined> = new Set(['PREMIUM_RATE', 'PERSONAL_NUMBER', 'PAGER']);
/** Kept for films and books, and for directory assistance (North American Numbering Plan, 555 line numbers). */
const nobodys = /555(?:01\d\d|1212)$/;

/** Why a text is no pharmacy's phone; undefined for a number that can be. */
export const phoneFault = memoizeText((text): string | undefined => {
  const number = dialled(text);
  if (number === undefined) return 'not a number that can be dialled';
  if (foreignKinds.has(number.getType())) return 'a number that costs its callers extra or is a person’s';
  return nobodys.test(number.nationalNumber) ? 'a number that nobody has' : undefined;
});

/** A number as people write it in the United States, as E.164; undefined for one that is no pharmacy's. */
export const e164 = memoizeText((text): string | undefined =>
  phoneFault(text) === undefined ? dialled(text)?.number : undefined,
);

/** A plus before an area code in parentheses is no country's: `+(305) 512-1790`. */
const strayPlus = /^\s*\+\s*(?=\(\d{3}\))/;

function dialled(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text.replace(strayPlus, ''), 'US');
  return number?.isValid() && number.countryCallingCode === '1' ? number : undefined;
}
