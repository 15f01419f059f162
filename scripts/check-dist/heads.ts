import { descriptionLength } from '../../src/domain/site/page-head.ts';
import type { Check, Finding } from './artefact.ts';
import { isNotFoundPage, type PageFacts } from './page-facts.ts';

/** One title that no other page has, one description of a length that is shown whole, one h1, one canonical: its own address. */
export const checkHeads: Check = ({ pages, origin }) => {
  const firstOfTitle = new Map<string, PageFacts>();
  for (const page of pages.toReversed()) firstOfTitle.set(page.titles[0] ?? '', page);
  return pages.flatMap((page) => [
    ...titleFindings(page, firstOfTitle),
    ...descriptionFindings(page),
    ...canonicalFindings(page, origin),
    ...(page.headings === 1
      ? []
      : [
          {
            file: page.file,
            problem: `has ${page.headings} h1 elements`,
            remedy: 'Give its screen exactly one PageTitle.',
          },
        ]),
    ...page.duplicateIds.map((id) => ({
      file: page.file,
      problem: `has the id "${id}" more than once`,
      remedy: 'Name the second element otherwise; fragments and labels would find the first only.',
    })),
  ]);
};

function titleFindings(
  { file, titles }: PageFacts,
  firstOfTitle: ReadonlyMap<string, PageFacts>,
): readonly Finding[] {
  const [title = ''] = titles;
  if (titles.length !== 1 || title.trim() === '') {
    return [
      { file, problem: `has ${titles.length} titles`, remedy: 'Set one in its head (src/pages/*-head.ts).' },
    ];
  }
  const first = firstOfTitle.get(title);
  if (first === undefined || first.file === file) return [];
  return [
    {
      file,
      problem: `has the title of ${first.file}: ${JSON.stringify(title)}`,
      remedy: 'Say in one of the titles what tells the pages apart.',
    },
  ];
}

function descriptionFindings({ file, descriptions }: PageFacts): readonly Finding[] {
  const [description = ''] = descriptions;
  const { least, most } = descriptionLength;
  if (descriptions.length === 1 && description.length >= least && description.length <= most) return [];
  return [
    {
      file,
      problem:
        descriptions.length === 1
          ? `has a description of ${description.length} characters: ${JSON.stringify(description)}`
          : `has ${descriptions.length} descriptions`,
      remedy: `Give it one of ${least} to ${most} characters (src/pages/*-head.ts).`,
    },
  ];
}

function canonicalFindings(page: PageFacts, origin: string): readonly Finding[] {
  const { file, path, canonicals } = page;
  const expected = origin + path;
  if (canonicals.length === 1 && canonicals[0] === expected) return [];
  return [
    {
      file,
      problem: `has the canonical ${canonicals.join(' and ') || 'of no page'}, not ${expected}`,
      remedy: isNotFoundPage(page)
        ? 'Its head must name the path it is rendered for.'
        : 'Build and check with the same SITE_ORIGIN; the canonical is origin + path.',
    },
  ];
}
