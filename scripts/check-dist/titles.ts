import { type Check, finding } from './artefact.ts';

/** No page has the title of another. */
export const checkTitles: Check = ({ pages }) => {
  const firstOf = new Map<string, string>();
  return pages.flatMap(({ file, titles }) => {
    const [title = ''] = titles;
    if (titles.length !== 1 || title.trim() === '') return [];
    const first = firstOf.get(title);
    if (first !== undefined)
      return finding(
        file,
        `has the title of ${first}: ${JSON.stringify(title)}`,
        'Say in one of the titles what tells the pages apart.',
      );
    firstOf.set(title, file);
    return [];
  });
};
