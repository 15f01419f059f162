/** Appends the check digit to nine digits of an NPI (US provider number, 45 CFR 162.406). */
export function withCheckDigit(nine: string): string {
  // Luhn over 80840 and the nine digits
  const sum = [...`80840${nine}`].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${nine}${(10 - (sum % 10)) % 10}`;
}

/** True if a text is an NPI (US provider number): ten digits, of which the last is the right check digit. */
export const isNpi = (text: string): boolean =>
  /^[12]\d{9}$/.test(text) && withCheckDigit(text.slice(0, -1)) === text;

/** Returns the text if it is an NPI, else undefined. */
export const npiIn = (text: string): string | undefined => (isNpi(text) ? text : undefined);
