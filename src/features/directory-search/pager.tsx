import { Fragment } from 'react';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import * as pagerMessages from '../../messages/generated/pager.ts';

interface PagerProps {
  readonly query: DirectoryQuery;
  readonly base: string;
  /** The page shown, 1-based. */
  readonly page: number;
  readonly pageCount: number;
}

/** The pages to link to: the ends and the neighbours of the current one, ascending. */
const shownPages = (page: number, pageCount: number): readonly number[] =>
  [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((n) => n >= 1 && n <= pageCount)
    .toSorted((a, b) => a - b);

/** Links to the other pages of a list of results. Static HTML only has the first, so they need a script. */
export function Pager({ query, base, page, pageCount }: PagerProps) {
  if (pageCount < 2) return null;
  const href = (target: number): string => directorySearchPath({ ...query, page: target }, base);
  const pages = shownPages(page, pageCount);
  return (
    <nav className="pager js-only" aria-label={pagerMessages.pages}>
      {page > 1 && <a href={href(page - 1)}>{pagerMessages.previous}</a>}
      {pages.map((target, index) => {
        const gap = target - (pages[index - 1] ?? 0) > 1;
        return (
          <Fragment key={target}>
            {gap && <span>…</span>}
            <a
              href={href(target)}
              aria-label={pagerMessages.page({ page: target })}
              aria-current={target === page ? 'page' : undefined}
            >
              {target}
            </a>
          </Fragment>
        );
      })}
      {page < pageCount && <a href={href(page + 1)}>{pagerMessages.next}</a>}
    </nav>
  );
}
