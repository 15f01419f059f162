/** Splits a text of words and phrases at `|`, so that long lists are written in lines. */
export const terms = (joined: string): readonly string[] => joined.split('|').map((words) => words.trim());
