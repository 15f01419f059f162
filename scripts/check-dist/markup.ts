import { groupBy } from '../../src/domain/text/group-by.ts';
import type { KnownPage, SiteCheck } from './artefact.ts';
import { htmlFaults } from './valid-html.ts';

// Enough, since all pages of a kind come from the same components.
const pagesPerKind = 4;

/** Checks that a sample of the pages is valid HTML. */
export const checkMarkup: SiteCheck = async ({ pages, read }, report) => {
  const kinds = groupBy(pages, ({ assets }) => assets.filter((asset) => asset.endsWith('.js')).join());
  for (const { file } of [...kinds.values()].flatMap(samplePages))
    for (const { message, rule, line, column } of await htmlFaults((await read(file)).toString(), file))
      report(
        `${file}:${line}:${column}`,
        `is no valid HTML: ${message}`,
        `Mend the component (https://html-validate.org/rules/${rule}.html).`,
      );
};

const samplePages = (pages: readonly KnownPage[]): readonly KnownPage[] =>
  pages.filter((_, index) => index % Math.ceil(pages.length / pagesPerKind) === 0);
