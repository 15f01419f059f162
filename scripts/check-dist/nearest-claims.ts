import type { PageCheck } from './artefact.ts';
import { distance } from './page/distance-words.ts';

const remedy = 'Call only the first of a selection “nearest” (src/domain/landing/landing-selection.ts).';

/** Checks that a page lists no shorter distance than the one it calls nearest. */
export const checkNearestClaims: PageCheck =
  (_, report) =>
  ({ file, nearestTexts, distances, descriptions }) => {
    const shown = distances.flatMap(parsedDistances);
    for (const claim of [...nearestTexts, ...descriptions].flatMap(claimsIn)) {
      const nearer = shown.find(({ miles }) => miles < claim.miles);
      if (claim.isAbout)
        report(file, `calls the nearest what is “${claim.text}” away, which is uncertain`, remedy);
      else if (nearer !== undefined)
        report(file, `calls the nearest what is ${claim.text} away, and lists one at ${nearer.text}`, remedy);
    }
  };

const claimsIn = (text: string) =>
  text
    .split(/\b(?:nearest|closest)\b/i)
    .slice(1)
    .flatMap((after) => parsedDistances(after).slice(0, 1));

// Lower bounds: `1–4 mi` → 1, `up to 4 mi` → 0.
const parsedDistances = (text: string) =>
  [...text.matchAll(distance)].map(([words, before, least, miles]) => ({
    text: words,
    miles: before === 'under' || before === 'up to' ? 0 : Number(least ?? miles),
    isAbout: before === 'about' || before === 'up to' || least !== undefined,
  }));
