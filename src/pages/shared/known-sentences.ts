import type { Knowledge } from '../../domain/pharmacy/knowledge.ts';
import * as headsMessages from '../../messages/generated/heads.ts';

/** What a description tells of a list's phone numbers and hours, only as far as they are known, and what every listing has. */
export function knownSentences({ total, phones, hours }: Knowledge): readonly string[] {
  const phoneSay = phones === total ? headsMessages.phonesAll : headsMessages.phonesSome;
  const hoursSay = hours === total ? headsMessages.hoursAll : headsMessages.hoursSome;
  return [
    ...(phones === 0 ? [] : [phoneSay({ known: phones, total })]),
    ...(hours === 0 ? [] : [hoursSay({ known: hours, total })]),
    headsMessages.sources,
  ];
}
