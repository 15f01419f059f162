/** Splits words and phrases at `|`, so that long lists can be written in lines. */
export const terms = (joined: string): readonly string[] => joined.split('|').map((words) => words.trim());
