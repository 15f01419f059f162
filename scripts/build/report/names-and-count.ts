/** Writes a number as `12,345`. */
export const count = (value: number): string => value.toLocaleString('en-US');

/** Writes names as `a.txt, b.txt and 12 more`, with at most `most` of them. */
export function namesAndCount(names: readonly string[], most = 5): string {
  const rest = names.length - most;
  return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${count(rest)} more` : ''}`;
}
