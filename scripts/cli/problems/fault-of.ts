/** Returns the message of anything thrown and of its cause: `fetch failed: connect ECONNREFUSED ::1:80`. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  // The error of several failed connections has a code, but no message.
  const why = cause.message === '' && 'code' in cause ? String(cause.code) : cause.message;
  return error.message.includes(why) ? error.message : `${error.message}: ${why}`;
}
