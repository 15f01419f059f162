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
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (content.startsWith('/')) {
      rules.push({ pattern: pathPattern(content), headers: [] });
      continue;
    }
    const header = /^([\w-]+):\s*(.+)$/.exec(content);
    const rule = rules.at(-1);
    const [, name, value] = header ?? [];
    if (!rule || !name || !value)
      throw new Error(`_headers:${index + 1}: neither a path nor a header: ${content}`);
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
