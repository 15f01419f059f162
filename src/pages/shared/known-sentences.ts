import type { Knowledge } from '../../domain/pharmacy/knowledge.ts';
import * as headsMessages from '../../messages/generated/heads.ts';

/** Of how many of a list the hours are known, where it is not of none. */
export const hoursSentence = ({ total, hours }: Knowledge): readonly string[] =>
  hours === 0 ? [] : [headsMessages.hoursKnown({ known: hours, total })];

/** What a description tells of a list: its hours, only as far as they are known, and what every listing has. */
export const knownSentences = (known: Knowledge): readonly string[] => [
  ...hoursSentence(known),
  headsMessages.sources,
];
