/** Where a path leads, and with which status. */
export interface HostRedirect {
  readonly to: string;
  readonly status: number;
}

const statuses = ['301', '302', '307', '308'];

/**
 * Reads a `_redirects` file (Netlify, Cloudflare Pages) of whole paths: `/from /to 301` a line, `#` comments. A line of
 * another form throws with its number, patterns too, which this site writes none of.
 */
export function parseHostRedirects(text: string): ReadonlyMap<string, HostRedirect> {
  const redirects = new Map<string, HostRedirect>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    const [from = '', to = '', status = '', ...more] = content.split(/\s+/);
    const sound = /^\/[^*:]*$/.test(from) && /^(?:\/(?!\/)|https?:)/.test(to) && statuses.includes(status);
    if (!sound || more.length > 0)
      throw new Error(`_redirects:${index + 1}: not a path, where it leads, and a status: ${content}`);
    // Of two lines for one path hosts follow the first.
    if (!redirects.has(from)) redirects.set(from, { to, status: Number(status) });
  }
  return redirects;
}
