import type { Source } from './source-file.ts';

/** What a change made of one source: what the store held of it before, and holds now. */
export interface ReplacedSource {
  readonly id: string;
  /** Records and positions that it had. */
  readonly before: number;
  /** Records of before that the source lacks now. */
  readonly gone: number;
  /** Records that the source did not have before. */
  readonly added: number;
  /** The day of its newest word, before and now; undefined where it told none. */
  readonly newestBefore: string | undefined;
  readonly newest: string | undefined;
}

const keysOf = ({ records, points }: Source): ReadonlySet<string> =>
  new Set([...records, ...points].map(({ key }) => key));

/** Returns what became of each source that the store held and that was brought again. */
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

const number = (value: number): string => value.toLocaleString('en-US');

/** Whether a source's newest word is older than the one in whose place it came. */
const isOlder = ({ newestBefore, newest }: ReplacedSource): boolean => (newest ?? '') < (newestBefore ?? '');

const replacedLine = (source: ReplacedSource): string => {
  const { id, before, gone, added, newestBefore = 'no day', newest = 'no day' } = source;
  const counts = `  ${id}: of ${number(before)} records ${number(gone)} gone, ${number(added)} new`;
  return isOlder(source)
    ? `${counts}; its newest word is of ${newest}, the store held one of ${newestBefore}: if that is not meant, bring the newer files again`
    : counts;
};

/** Returns lines on each source that changed, with a word where it became older; none where all stayed. */
export function replacedLines(replaced: readonly ReplacedSource[]): readonly string[] {
  const changed = replaced.filter(
    (source) => source.gone > 0 || source.added > 0 || source.newest !== source.newestBefore,
  );
  return changed.length === 0
    ? []
    : ['Replaced', ...changed.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(replacedLine)];
}
