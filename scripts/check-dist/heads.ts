import { descriptionLength } from '../../src/messages/description-text.ts';
import type { PageCheck, SiteCheck } from './artefact.ts';
import { isNotFoundPage } from './page/read-page.ts';

/** Checks that a page has one title, h1, canonical link and description, and no id twice. */
export const checkHeads: PageCheck =
  ({ origin }, report) =>
  (page) => {
    const { file, titles, descriptions, canonicals, h1Count } = page;
    if (titles.length !== 1 || titles[0]?.trim() === '')
      report(file, `has ${titles.length} titles`, 'Set one in its head (src/pages).');

    const [description = ''] = descriptions;
    const { least, most } = descriptionLength;
    const remedy = `Give it one of ${least} to ${most} characters (src/pages).`;
    const problem = `has a description of ${description.length} characters: ${JSON.stringify(description)}`;
    if (descriptions.length !== 1) report(file, `has ${descriptions.length} descriptions`, remedy);
    else if (description.length < least || description.length > most) report(file, problem, remedy);

    const expected = origin + page.path;
    if (canonicals.length !== 1 || canonicals[0] !== expected)
      report(
        file,
        `has the canonical ${canonicals.join(' and ') || 'of no page'}, not ${expected}`,
        isNotFoundPage(page)
          ? 'Its head must name the path it is rendered for.'
          : 'Build and check with the same SITE_ORIGIN; the canonical is origin + path.',
      );
    if (h1Count !== 1) report(file, `has ${h1Count} h1 elements`, 'Give its screen exactly one PageTitle.');
    for (const id of page.duplicateIds)
      report(
        file,
        `has the id "${id}" more than once`,
        'Name the second element otherwise; fragments and labels would find the first only.',
      );
  };

/** Checks that no two pages have the same title. */
export const checkTitles: SiteCheck = ({ pages }, report) => {
  const firstOf = new Map<string, string>();
  for (const { file, titles } of pages) {
    const [title = ''] = titles;
    if (titles.length !== 1 || title.trim() === '') continue;
    const first = firstOf.get(title);
    if (first === undefined) firstOf.set(title, file);
    else
      report(
        file,
        `has the title of ${first}: ${JSON.stringify(title)}`,
        'Say in one of the titles how the pages differ.',
      );
  }
};
