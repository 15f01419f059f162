/** Splits a text at `|`: `flu|flu shot` → `['flu', 'flu shot']`. */
export const terms = (joined: string): readonly string[] => joined.split('|').map((words) => words.trim());
