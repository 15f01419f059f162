import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { memoize } from '../../../src/domain/text/memoize.ts';

const unsuitableTypes = new Set<string | undefined>(['PREMIUM_RATE', 'PERSONAL_NUMBER', 'PAGER']);
// Numbers for fiction and directory assistance (North American Numbering Plan, 555 line numbers).
const unassigned = /555(?:01\d\d|1212)$/;

/** Returns why a text cannot be a pharmacy's phone number in the US, or undefined if it can. */
export const phoneFault = memoize((text: string): string | undefined => {
  const number = parseUsNumber(text);
  if (number === undefined) return 'not a number that can be dialled';
  if (unsuitableTypes.has(number.getType())) return 'a number that costs its callers extra or is a person’s';
  return unassigned.test(number.nationalNumber) ? 'a number that nobody has' : undefined;
});

/** Returns a US phone number in E.164 form: `(305) 512-1790` → `+13055121790`. Undefined if unusable. */
export const e164 = memoize((text: string): string | undefined =>
  phoneFault(text) === undefined ? parseUsNumber(text)?.number : undefined,
);

const strayPlus = /^\s*\+\s*(?=\(\d{3}\))/;

const numberAsDecimal = /^\s*(\d{10,11})\.0+\s*$/;
const secondNumber = /(?<=\d)\s*(?:[/;,|&]|\bor\b)\s*(?=\+?1?[\s.(-]*\d{3}\D{0,2}\d{3}\D?\d{4}\b).*$/i;

const firstNumber = (text: string): string =>
  text.replace(numberAsDecimal, '$1').replace(secondNumber, '').replace(strayPlus, '');

function parseUsNumber(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(firstNumber(text), 'US');
  return number?.isValid() && number.countryCallingCode === '1' ? number : undefined;
}
