import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { RenderFailure } from '../render/render-group.ts';

/** Pages named for each error. One fault can stop every page, and twenty thousand lines would hide the others. */
const named = 10;

/** What a build prints of pages that could not be rendered: each error once, with its pages, most of them first. */
export function failureLines(failures: readonly RenderFailure[]): readonly string[] {
  return [...groupBy(failures, ({ message }) => message)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([message, failed]) => {
      const more = failed.length - named;
      const rest = more > 0 ? `, and ${more.toLocaleString('en-US')} more` : '';
      const paths = failed.slice(0, named).map(({ path }) => path);
      return `${paths.join(', ')}${rest}: could not be rendered: ${message}`;
    });
}
