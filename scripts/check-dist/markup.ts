import { groupBy } from '../../src/domain/text/group-by.ts';
import { type Check, type Finding, finding, type KnownPage } from './artefact.ts';
import { htmlFaults } from './valid-html.ts';

/** How many pages of each kind of screen are validated: they come from the same components. */
const pagesPerKind = 4;

/** The markup of some pages of every kind is valid HTML. Pages that load the same modules are of one kind. */
export const checkMarkup: Check = async ({ pages, read }) => {
  const kinds = groupBy(pages, ({ assets }) => assets.filter((asset) => asset.endsWith('.js')).join());
  const findings: Finding[] = [];
  for (const { file } of [...kinds.values()].flatMap(spread)) {
    for (const { message, rule, line, column } of await htmlFaults((await read(file)).toString(), file)) {
      const remedy = `Mend the component (https://html-validate.org/rules/${rule}.html).`;
      findings.push(finding(`${file}:${line}:${column}`, `is no valid HTML: ${message}`, remedy));
    }
  }
  return findings;
};

/** Some pages from the first to the last, evenly. */
const spread = (pages: readonly KnownPage[]): readonly KnownPage[] =>
  pages.filter((_, index) => index % Math.ceil(pages.length / pagesPerKind) === 0);
