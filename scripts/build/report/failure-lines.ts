import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { RenderFailure } from '../render/render-group.ts';
import { namesAndCount } from './names-and-count.ts';

/** Pages named for each error. One fault can stop every page, and twenty thousand lines would hide the others. */
const named = 10;

/** What a build prints of pages that could not be rendered: each error once, with its pages, most of them first. */
export function failureLines(failures: readonly RenderFailure[]): readonly string[] {
  return [...groupBy(failures, ({ message }) => message)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([message, failed]) => {
      const paths = failed.map(({ path }) => path);
      return `${namesAndCount(paths, named)}: could not be rendered: ${message}`;
    });
}
