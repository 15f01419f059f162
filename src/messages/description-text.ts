/** Characters within which search engines show a description whole. */
export const descriptionLength = { least: 50, most: 160 } as const;

/**
 * Returns the first sentences that fit in 160 characters. If these have fewer than 50, adds the next
 * sentence, cut at a word: `…`. Requests no sentence after the first that does not fit.
 */
export function describePage(sentences: Iterable<string>): string {
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length > descriptionLength.most) {
      return text.length < descriptionLength.least ? cutAtWord(longer) : text;
    }
    text = longer;
  }
  return text;
}

const cutAtWord = (text: string): string =>
  `${text.slice(0, descriptionLength.most - 1).replace(/[\s,;:.]*\s\S*$/, '')}…`;
