import { HtmlValidate } from 'html-validate';
import type { Check, Finding } from './artefact.ts';
import type { PageFacts } from './page-facts.ts';

/** How many pages of each kind of screen are validated: they come from the same components. */
const pagesPerKind = 4;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'no-missing-references': 'error',
    // ARIA lets any element with a role of its own be named, such as a list.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

/** The markup of some pages of every kind is valid HTML. Pages that load the same modules are of one kind. */
export const checkMarkup: Check = async ({ pages, read }) => {
  const kinds = new Map<string, PageFacts[]>();
  for (const page of pages) {
    const kind = page.assets.filter((asset) => asset.endsWith('.js')).join();
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, [page]);
    else known.push(page);
  }
  const findings: Finding[] = [];
  for (const { file } of [...kinds.values()].flatMap(spread)) {
    const { results } = await validator.validateString((await read(file)).toString(), file);
    for (const { message, ruleId, line, column } of results.flatMap(({ messages }) => messages)) {
      findings.push({
        file: `${file}:${line}:${column}`,
        problem: `is no valid HTML: ${message}`,
        remedy: `Mend the component (https://html-validate.org/rules/${ruleId}.html).`,
      });
    }
  }
  return findings;
};

/** Some pages from the first to the last, evenly. */
const spread = (pages: readonly PageFacts[]): readonly PageFacts[] =>
  pages.filter((_, index) => index % Math.ceil(pages.length / pagesPerKind) === 0);
