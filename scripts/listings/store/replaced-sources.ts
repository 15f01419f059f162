import type { ReplacedSource } from '../replaced-source.ts';
import type { Source } from './source-file.ts';

const keysOf = ({ records, points }: Source): ReadonlySet<string> =>
  new Set([...records, ...points].map(({ key }) => key));

/** What became of each source that the store held and that was brought again. */
export const replacedSources = (
  before: readonly Source[],
  after: readonly Source[],
): readonly ReplacedSource[] =>
  before.flatMap((old) => {
    const next = after.find(({ head }) => head.id === old.head.id);
    if (next === undefined) return [];
    const [had, has] = [keysOf(old), keysOf(next)];
    return [
      {
        id: old.head.id,
        before: had.size,
        gone: [...had].filter((key) => !has.has(key)).length,
        added: [...has].filter((key) => !had.has(key)).length,
        newestBefore: old.head.newest,
        newest: next.head.newest,
      },
    ];
  });
