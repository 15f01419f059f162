import type { FoundMeanings } from './found-meanings.ts';
import type { LandmarkIndex } from './landmark-index.ts';
import type { Intent } from './lexicon.ts';
import type { MeaningIndex } from './meaning-index.ts';
import { isHouse } from './name-words.ts';
import { isStreetName } from './street-words.ts';
import type { FoundRun } from './take-runs.ts';
import { type Run, taken } from './word-runs.ts';

/** Houses that a pharmacy may be one of, or stand near. */
const kinds: ReadonlySet<string> = new Set<Intent>(['hospital', 'clinic', 'long-term-care']);
/** So many words a landmark's name has besides: `mount sinai medical center hospital`. */
const mostNameWords = 4;

/** What words name, and the landmarks among them. */
export type WithLandmarks = FoundMeanings & { readonly landmarks: readonly Run[] };

/**
 * What words name, where a hospital, clinic or nursing home that pharmacies are to be near is a landmark, which is told with its name, and not a type of
 * pharmacy: `near baptist hospital`. One before a street's ending is the street's name: `hospital drive`.
 */
export function withLandmarks(
  words: readonly string[],
  found: FoundMeanings,
  index: MeaningIndex,
): WithLandmarks {
  const houses = found.intents.filter(
    ({ run, values }) => values.every((value) => kinds.has(value)) && !isOfPharmacy(words, run),
  );
  if (houses.length === 0) return { ...found, landmarks: [] };
  const streets = houses.filter(({ run }) => isStreetName(found.rest, run.to));
  const landmarks = houses.flatMap((house) => {
    const landmark = streets.includes(house) ? undefined : landmarkAt(words, house.run, found, index);
    return landmark === undefined ? [] : [landmark];
  });
  const isOutside = ({ run }: FoundRun<unknown>): boolean =>
    !landmarks.some(({ named: { from, to } }) => from <= run.from && run.to <= to);
  return {
    ...found,
    landmarks: landmarks.map(({ named }) => named),
    intents: found.intents.filter((intent) => !streets.includes(intent) && isOutside(intent)),
    unusable: found.unusable.filter(isOutside),
    rest: landmarks
      .flatMap(({ near, named }) =>
        index.nearWithoutPlace.byText.has(words[near] ?? '')
          ? [{ from: near, to: near + 1 }, named]
          : [named],
      )
      .reduce(
        taken,
        found.rest.map((word, at) =>
          streets.some(({ run }) => run.from <= at && at < run.to) ? (words[at] ?? '') : word,
        ),
      ),
  };
}

/** `hospital pharmacy`, `pharmacy in a hospital`. */
const isOfPharmacy = (words: readonly string[], { from, to }: Run): boolean =>
  words.slice(from, to).some((word) => /^(?:pharmac|farmacia)/.test(word));

interface Landmark {
  /** The house with its name. */
  readonly named: Run;
  /** Where the word is that says that something is to be near it, which is not said of the visitor then. */
  readonly near: number;
}

/** A house with its name, where words before say that something is to be near it. */
function landmarkAt(
  words: readonly string[],
  house: Run,
  found: FoundMeanings,
  index: MeaningIndex,
): Landmark | undefined {
  const { articles, links } = index.landmarks;
  let from = house.from;
  let near: number | undefined;
  for (let at = house.from - 1; house.from - at <= mostNameWords + 2; at--) {
    const word = words[at];
    if (word === undefined) return undefined;
    near = found.rest[at] === '' ? undefined : nearAt(words, at, index.landmarks);
    if (near !== undefined) break;
    if (word === '' || links.has(word)) continue;
    if (!mayBeNamed(words, at, found, index)) return undefined;
    from = at;
  }
  if (near === undefined) return undefined;
  let to = house.to;
  // In Spanish the name stands behind. What means something else by itself is none.
  while (to < house.to + mostNameWords && isName(found.rest[to] ?? '', index)) to += 1;
  return { near, named: { from: articles.has(words[from] ?? '') ? from + 1 : from, to } };
}

/** Where the word is that makes what is behind a position a thing to be near to: `near`, the `closest` of “closest pharmacy to”. */
function nearAt(words: readonly string[], at: number, { near, nearest }: LandmarkIndex): number | undefined {
  if (near.has(words[at] ?? '')) return at;
  const before = words[at] === 'to' ? words.slice(0, at).findLastIndex((word) => nearest.has(word)) : -1;
  return before < 0 ? undefined : before;
}

const isName = (
  word: string,
  { fillers, supporting, unusable, nearWithoutPlace, negations, nameEndings, houses }: MeaningIndex,
): boolean =>
  word !== '' &&
  !isHouse(word, houses) &&
  !nameEndings.has(word) &&
  ![fillers, supporting, unusable, nearWithoutPlace, negations].some(({ byText }) => byText.has(word));

/** Whether a word may be of a landmark's name: no chain, distance, time, nor what is said around. */
function mayBeNamed(
  words: readonly string[],
  at: number,
  { chains, ways, times, intents }: FoundMeanings,
  { speech, houses }: MeaningIndex,
): boolean {
  const covers = ({ from, to }: Run): boolean => from <= at && at < to;
  const word = words[at] ?? '';
  return !(
    speech.has(word) ||
    isHouse(word, houses) ||
    chains.some(({ run }) => covers(run)) ||
    [...ways, ...times].some(covers) ||
    intents.some(({ run, values }) => covers(run) && values.some((value) => /^(?:near|open|24)/.test(value)))
  );
}
