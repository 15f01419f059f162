import { distance } from '../../src/messages/distance-words.ts';
import type { PageCheck } from './artefact.ts';

const remedy = 'Say “nearest” only of the nearest of a selection (src/domain/landing/landing-selection.ts).';

/** Checks that what a page calls the nearest has a certain position, and that nothing on it is nearer. */
export const checkNearestClaims: PageCheck =
  (_, report) =>
  ({ file, told, distances, descriptions }) => {
    const shown = distances.flatMap(distancesTold);
    for (const claim of [...told, ...descriptions].flatMap(claimsIn)) {
      const nearer = shown.find(({ miles }) => miles < claim.miles);
      if (claim.isAbout)
        report(file, `calls the nearest what is “${claim.text}” away, which is uncertain`, remedy);
      else if (nearer !== undefined)
        report(file, `calls the nearest what is ${claim.text} away, and lists one at ${nearer.text}`, remedy);
    }
  };

/** Gives the first distance after each "nearest", where one follows before the next. */
const claimsIn = (text: string) =>
  text
    .split(/\b(?:nearest|closest)\b/i)
    .slice(1)
    .flatMap((after) => distancesTold(after).slice(0, 1));

/** Reads the distances in a text by the least that they can be; "under 0.1 mi" and "up to 4 mi" are 0 miles. */
const distancesTold = (text: string) =>
  [...text.matchAll(distance)].map(([words, before, least, miles]) => ({
    text: words,
    miles: before === 'under' || before === 'up to' ? 0 : Number(least ?? miles),
    isAbout: before === 'about' || before === 'up to' || least !== undefined,
  }));
