/** What went wrong, in a few words, of whatever was thrown. Of `fetch failed` its cause alone tells why. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  // Several addresses that were tried in vain have a code, and no words.
  const why = cause.message === '' && 'code' in cause ? String(cause.code) : cause.message;
  return error.message.includes(why) ? error.message : `${error.message}: ${why}`;
}
