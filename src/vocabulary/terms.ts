/** Splits a text at `|` into words and phrases: `flu|flu shot` → `['flu', 'flu shot']`. */
export const terms = (joined: string): readonly string[] => joined.split('|').map((words) => words.trim());
