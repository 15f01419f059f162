import type { RenderFailure } from '../render/render-group.ts';

/** Pages named for each error. One fault can stop every page, and twenty thousand lines would hide the others. */
const named = 10;

/** What a build prints of pages that could not be rendered: each error once, with its pages, most of them first. */
export function failureLines(failures: readonly RenderFailure[]): readonly string[] {
  const pages = new Map<string, string[]>();
  for (const { path, message } of failures) {
    const known = pages.get(message);
    if (known === undefined) pages.set(message, [path]);
    else known.push(path);
  }
  return [...pages]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([message, paths]) => {
      const more = paths.length - named;
      const rest = more > 0 ? `, and ${more.toLocaleString('en-US')} more` : '';
      return `${paths.slice(0, named).join(', ')}${rest}: could not be rendered: ${message}`;
    });
}
