import { Refusal } from '../../cli/problems/refusal.ts';

const contentLines = (text: string): readonly { readonly content: string; readonly number: number }[] =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ content: line.trim(), number: index + 1 }))
    .filter(({ content }) => content !== '' && !content.startsWith('#'));

/** Headers that `_headers` sets for paths that match a pattern. */
export interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads a `_headers` file (Netlify, Cloudflare Pages). Throws an error with a faulty line's number. */
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

/** Returns the headers for a path. Values from several rules are joined. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const merged = new Headers();
  for (const { headers } of rules.filter(({ pattern }) => pattern.test(path)))
    for (const [name, value] of headers) merged.append(name, value);
  return merged;
}

const pathPattern = (pattern: string): RegExp => {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
};

/** A line of `_redirects`. With status 410, `to` is the page that is sent. */
export interface HostRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

const statuses = ['301', '302', '307', '308', '410'];

/** Reads `_redirects` (`/from /to 301`) into rules by `from`. Throws a Refusal for a faulty line. */
export function parseHostRedirects(text: string): ReadonlyMap<string, HostRedirect> {
  const redirects = new Map<string, HostRedirect>();
  for (const { content, number } of contentLines(text)) {
    const [from = '', to = '', status = '', ...more] = content.split(/\s+/);
    const isValid = /^\/[^*:]*$/.test(from) && /^(?:\/(?!\/)|https?:)/.test(to) && statuses.includes(status);
    if (!isValid || more.length > 0)
      throw new Refusal(
        `_redirects:${number}: not a path, where it leads, and a status: ${content}`,
        'If an earlier version built the site, run "npm run build" again.',
      );
    // Of two lines for one path hosts follow the first.
    if (!redirects.has(from)) redirects.set(from, { from, to, status: Number(status) });
  }
  return redirects;
}
