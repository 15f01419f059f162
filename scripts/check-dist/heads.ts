import { descriptionLength } from '../../src/domain/site/page-head.ts';
import { type Finding, finding, type PageCheck } from './artefact.ts';
import { isNotFoundPage, type PageFacts } from './read-page.ts';

/** One title, one description of a length that is shown whole, one h1, one canonical: its own address. That no other page has its title: titles.ts. */
export const checkHeads: PageCheck =
  ({ origin }) =>
  (page) => [...headFindings(page, origin)];

function* headFindings(page: PageFacts, origin: string): Iterable<Finding> {
  const { file, titles, descriptions, canonicals, headings } = page;

  const [title = ''] = titles;
  if (titles.length !== 1 || title.trim() === '')
    yield finding(file, `has ${titles.length} titles`, 'Set one in its head (src/pages/*-head.ts).');

  const [description = ''] = descriptions;
  const { least, most } = descriptionLength;
  const remedy = `Give it one of ${least} to ${most} characters (src/pages/*-head.ts).`;
  if (descriptions.length !== 1) yield finding(file, `has ${descriptions.length} descriptions`, remedy);
  else if (description.length < least || description.length > most)
    yield finding(
      file,
      `has a description of ${description.length} characters: ${JSON.stringify(description)}`,
      remedy,
    );

  const expected = origin + page.path;
  if (canonicals.length !== 1 || canonicals[0] !== expected)
    yield finding(
      file,
      `has the canonical ${canonicals.join(' and ') || 'of no page'}, not ${expected}`,
      isNotFoundPage(page)
        ? 'Its head must name the path it is rendered for.'
        : 'Build and check with the same SITE_ORIGIN; the canonical is origin + path.',
    );

  if (headings !== 1)
    yield finding(file, `has ${headings} h1 elements`, 'Give its screen exactly one PageTitle.');
  for (const id of page.duplicateIds)
    yield finding(
      file,
      `has the id "${id}" more than once`,
      'Name the second element otherwise; fragments and labels would find the first only.',
    );
}
