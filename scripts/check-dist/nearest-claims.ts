import { distance } from '../../src/messages/distance-words.ts';
import { type Finding, finding, type PageCheck } from './artefact.ts';
import type { PageFacts } from './read-page.ts';

interface Told {
  readonly text: string;
  readonly miles: number;
  readonly isAbout: boolean;
}

const read = (text: string): readonly Told[] =>
  [...text.matchAll(distance)].map(([words, about, under, miles]) => ({
    text: words,
    miles: under === undefined ? Number(miles) : 0,
    isAbout: about !== undefined,
  }));

/** What is called the nearest: the first distance after each such word, where one follows before the next. */
const claimsIn = (text: string): readonly Told[] =>
  text
    .split(/\b(?:nearest|closest)\b/i)
    .slice(1)
    .flatMap((after) => read(after).slice(0, 1));

/** Nothing is called the nearest that a distance on the same page contradicts, or whose own position is uncertain. */
export const checkNearestClaims: PageCheck = () => contradictions;

function contradictions({ file, told, distances, descriptions }: PageFacts): readonly Finding[] {
  const shown = distances.flatMap(read);
  return [...told, ...descriptions].flatMap(claimsIn).flatMap((claim): readonly Finding[] => {
    const remedy =
      'Say “nearest” only of the nearest of a selection (src/domain/landing/landing-selection.ts).';
    if (claim.isAbout)
      return [finding(file, `calls the nearest what is “${claim.text}” away, which is uncertain`, remedy)];
    const nearer = shown.find(({ miles }) => miles < claim.miles);
    return nearer === undefined
      ? []
      : [
          finding(
            file,
            `calls the nearest what is ${claim.text} away, and lists one at ${nearer.text}`,
            remedy,
          ),
        ];
  });
}
