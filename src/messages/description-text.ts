/** Least and most characters of a page's description for search engines. */
export const descriptionLength = { least: 50, most: 160 } as const;

/** Joins the first sentences that fit into a page's description of at most 160 characters. */
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
