/** A distance as pages tell it (distance-text.ts): `1.9 mi`, `about 2 mi`, `under 0.1 mi`, `1–4 mi`, `up to 4 mi`. */
export const distance = /(?:(about|under|up to) )?(?:(\d+)–)?(\d+(?:\.\d+)?)\smi\b/g;

/** Whether a text calls something the nearest. */
export const callsNearest = (text: string): boolean => /\b(?:nearest|closest)\b/i.test(text);

/** The distances that a text tells, as it writes them. */
export const distancesIn = (text: string): readonly string[] => text.match(distance) ?? [];
