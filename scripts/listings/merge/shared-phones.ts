/**
 * A number that more records than this share is a switchboard's or a mistake, and identifies none of them.
 */
export const mostSharing = 60;

/**
 * Tells whether two numbers in E.164 of the United States can be one, mistyped once or with its area code changed: one digit is
 * another, or the last seven are the same. Symmetric; equal numbers are no slip.
 */
export function isSlipOfPhone(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined || a === b || a.length !== b.length) return false;
  const wrong = [...a].filter((digit, index) => digit !== b[index]).length;
  return wrong === 1 || a.slice(-7) === b.slice(-7);
}
