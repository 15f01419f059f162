import { type FilterId, filters } from '../../../src/domain/pharmacy/filters.ts';
import * as filterNounsMessages from '../../../src/messages/generated/filterNouns.ts';
import * as filtersMessages from '../../../src/messages/generated/filters.ts';

/** A subject of a text: a filter, or opening hours in general. */
export type Topic = FilterId | 'hours';

const confirmableFilters: readonly FilterId[] = filters
  .filter(
    ({ id, kind, field }) =>
      field === 'hours' ||
      field === 'services' ||
      (kind === 'modifier' && /wheelchair|medicare|medicaid|spanish/.test(id)),
  )
  .map(({ id }) => id);

const synonyms: readonly (readonly [Topic, RegExp])[] = [
  ['24-hour', /\b24[- ]?hours?\b|\baround the clock\b|\ball night\b|\bday and night\b/i],
  ['open-late', /\bopen late\b|\blate[- ]night\b/i],
  ['emergency', /\buntil 1[0-2] pm\b|\bemergency hours\b/i],
  ['open-early', /\bopens? early\b|\bbefore 8 am\b/i],
  ['open-sunday', /\bsundays?\b/i],
  ['open-saturday', /\bsaturdays?\b/i],
  ['open-every-day', /\bopen (?:every day|all week|seven days)\b/i],
  ['open-on-holidays', /\bholidays?\b/i],
  ['open-through-lunch', /\bthrough lunch\b/i],
  ['delivery', /\bdeliver(?:s|y|ed|ies)?\b/i],
  ['drive-through', /\bdrive-?thr(?:ough|u)\b/i],
  ['wheelchair-accessible', /\bwheelchairs?\b|\baccessib(?:le|ility)\b/i],
  ['that-accepts-medicare', /\bmedicare\b/i],
  ['that-accepts-medicaid', /\bmedicaid\b/i],
  ['spanish-speaking', /\bspanish\b/i],
  ['flu-shots', /\bflu shots?\b/i],
  ['hours', /\bhours\b|\bopen now\b|\bis open\b|\bopening times\b/i],
];

const phrases: readonly (readonly [Topic, string])[] = confirmableFilters.flatMap((id) =>
  [filtersMessages.label[id], filterNounsMessages.noun[id]].map(
    (phrase) => [id, phrase.toLowerCase()] as const,
  ),
);

const holdsPhrase = (text: string, phrase: string): boolean => {
  const at = text.indexOf(phrase);
  return at >= 0 && !/\w/.test(text[at - 1] ?? ' ') && !/\w/.test(text[at + phrase.length] ?? ' ');
};

/** Returns the subjects that a text mentions: `open Sundays` → `open-sunday`. */
export function topicsIn(text: string): ReadonlySet<Topic> {
  const lower = text.toLowerCase();
  return new Set([
    ...synonyms.filter(([, pattern]) => pattern.test(text)).map(([topic]) => topic),
    ...phrases.filter(([, phrase]) => holdsPhrase(lower, phrase)).map(([topic]) => topic),
  ]);
}

const zeroCount =
  /\(0\)|(?<![\d.,:/#-])\b0 (?:of|in|out of|pharmac\w+|cit(?:y|ies)|towns?|listed|listings?|open|more|results?|stores?|services?)\b/i;

/** Returns the first zero count in a text: `0 of`, `(0)`. Undefined if there is none. */
export const zeroCountIn = (text: string): string | undefined =>
  /^\s*\(?0\)?\s*$/.test(text) ? text.trim() : zeroCount.exec(text)?.[0];
