/** The lines of a file for hosts that are neither empty nor comments, with their 1-based numbers. */
const contentLines = (text: string): readonly { readonly content: string; readonly number: number }[] =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ content: line.trim(), number: index + 1 }))
    .filter(({ content }) => content !== '' && !content.startsWith('#'));

/** Headers that a `_headers` file (Netlify, Cloudflare Pages) sets for the paths that match a pattern. */
export interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Reads a `_headers` file: a path pattern at the start of a line (`*` stands for anything, `:name` for one segment),
 * its headers indented below, `#` comments. A line that is neither throws with its number.
 */
export function parseHostHeaders(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const { content, number } of contentLines(text)) {
    if (content.startsWith('/')) {
      rules.push({ pattern: pathPattern(content), headers: [] });
      continue;
    }
    const rule = rules.at(-1);
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(content) ?? [];
    if (!rule || !name || !value)
      throw new Error(`_headers:${number}: neither a path nor a header: ${content}`);
    rule.headers.push([name, value]);
  }
  return rules;
}

/** The headers of every rule that matches the path, in the file's order; a name met again is joined, as hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { pattern, headers } of rules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of headers) {
      const key = name.toLowerCase();
      const before = found.get(key);
      found.set(key, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return found;
}

const pathPattern = (pattern: string): RegExp => {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
};

/** What a host answers for the paths of a pattern: where they lead, or, with status 410, the page that it sends with it. */
export interface HostRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

const statuses = ['301', '302', '307', '308', '410'];

/**
 * Reads a `_redirects` file (Netlify, Cloudflare): `/from /to 301` a line, `:name` in both for a part of the path without a slash, `#`
 * comments. A line of another form throws with its number.
 */
export function parseHostRedirects(text: string): readonly HostRedirect[] {
  return contentLines(text).map(({ content, number }) => {
    const [from = '', to = '', status = '', ...more] = content.split(/\s+/);
    const sound = /^\/[^*:]*(?::\w+[^*:]*)?$/.test(from) && /^(?:\/(?!\/)|https?:)/.test(to);
    if (!sound || !statuses.includes(status) || more.length > 0)
      throw new Error(`_redirects:${number}: not a path, where it leads, and a status: ${content}`);
    return { from, to, status: Number(status) };
  });
}

/** What the first line that matches a path says, as hosts read them: lines without a pattern come first. */
export function redirectFor(redirects: readonly HostRedirect[], path: string): HostRedirect | undefined {
  const exact = redirects.find(({ from }) => from === path);
  if (exact !== undefined) return exact;
  for (const { from, to, status } of redirects) {
    const [name] = /:\w+/.exec(from) ?? [];
    if (name === undefined) continue;
    const [before = '', after = ''] = from.split(name);
    const part = path.slice(before.length, path.length - after.length);
    const matches = path.startsWith(before) && path.endsWith(after) && part !== '' && !part.includes('/');
    if (matches && path.length > before.length + after.length)
      return { from: path, to: to.replace(name, part), status };
  }
  return undefined;
}
