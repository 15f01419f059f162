/** What stands in a text before the first of a mark. Throws where it is not. */
export function before(html: string, mark: string): string {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`A built page has no ${mark}`);
  return html.slice(0, at);
}

/** What stands in a text after the first of a mark. Throws where it is not. */
export function after(html: string, mark: string): string {
  return html.slice(before(html, mark).length + mark.length);
}

/** What stands between two marks. Throws where one is not. */
export const between = (html: string, start: string, end: string): string => before(after(html, start), end);
