/** Returns the lines that are neither empty nor comments, with their 1-based numbers. */
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
 * Reads a `_headers` file: a path pattern at the start of a line (`*` stands for anything, `:name` for one
 * part), its headers indented below, `#` comments. Throws with its number for a line that is neither.
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

/** Returns the headers of all rules that match a path. A header that two rules set is joined, as on hosts. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const found = new Headers();
  for (const { headers } of rules.filter(({ pattern }) => pattern.test(path)))
    for (const [name, value] of headers) found.append(name, value);
  return found;
}

/** Returns the regular expression of a path pattern. Each `:name` is a group. */
const pathPattern = (pattern: string): RegExp => {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:\w+/g, '([^/]+)');
  return new RegExp(`^${source}$`);
};

/** A line of `_redirects`. With status 410, `to` is the page that is sent. */
export interface HostRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** A redirect with a part `:name` in its `from`. */
interface RedirectPattern extends HostRedirect {
  readonly name: string;
  readonly pattern: RegExp;
}

export interface HostRedirects {
  /** By path. */
  readonly whole: ReadonlyMap<string, HostRedirect>;
  readonly patterns: readonly RedirectPattern[];
}

const statuses = ['301', '302', '307', '308', '410'];

/**
 * Reads a `_redirects` file (Netlify, Cloudflare): `/from /to 301` a line, at most one `:name` in both for a
 * part of the path without a slash, `#` comments. Throws with its number for a line of another form.
 */
export function parseHostRedirects(text: string): HostRedirects {
  const whole = new Map<string, HostRedirect>();
  const patterns: RedirectPattern[] = [];
  for (const { content, number } of contentLines(text)) {
    const [from = '', to = '', status = '', ...more] = content.split(/\s+/);
    const [path, name] = /^\/[^*:]*(?:(:\w+)[^*:]*)?$/.exec(from) ?? [];
    const isValid = path !== undefined && /^(?:\/(?!\/)|https?:)/.test(to) && statuses.includes(status);
    if (!isValid || more.length > 0)
      throw new Error(`_redirects:${number}: not a path, where it leads, and a status: ${content}`);
    const redirect = { from, to, status: Number(status) };
    if (name !== undefined) patterns.push({ ...redirect, name, pattern: pathPattern(from) });
    // Hosts follow the first of two lines for one path.
    else if (!whole.has(from)) whole.set(from, redirect);
  }
  return { whole, patterns };
}

/** Returns the first redirect that matches a path. Whole paths come before patterns, as on hosts. */
export function redirectFor({ whole, patterns }: HostRedirects, path: string): HostRedirect | undefined {
  const exact = whole.get(path);
  if (exact !== undefined) return exact;
  for (const { pattern, name, to, status } of patterns) {
    const [, part] = pattern.exec(path) ?? [];
    if (part !== undefined) return { from: path, to: to.replace(name, () => part), status };
  }
  return undefined;
}
