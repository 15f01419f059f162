/** Words and phrases in one text, with `|` between them: a list that reads in lines. */
export const terms = (joined: string): readonly string[] => joined.split('|').map((words) => words.trim());
