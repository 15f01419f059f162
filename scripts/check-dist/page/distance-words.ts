/** Matches distances: `1.9 mi`, `about 2 mi`, `1–4 mi`, `up to 4 mi`. */
export const distance = /(?:(about|under|up to) )?(?:(\d+)–)?(\d+(?:\.\d+)?)\smi\b/g;

/** True if a text has the word `nearest` or `closest`. */
export const callsNearest = (text: string): boolean => /\b(?:nearest|closest)\b/i.test(text);

export const distancesIn = (text: string): readonly string[] => text.match(distance) ?? [];
