import { formatDirectoryQuery, parseDirectoryQuery } from '../../domain/list/directory-query.ts';
import { LoadFailure } from '../../features/data-access/fetch-dataset.ts';
import * as staticPageMessages from '../../messages/generated/staticPage.ts';

/**
 * Tells, on a page that stays as it was sent, that it does not follow the search or the filters of its address. What kept the app from
 * starting is logged, unless it is that the data could not be loaded.
 */
export function tellStatic(error: unknown, page: Document): void {
  if (!(error instanceof LoadFailure)) console.error(error);
  if (formatDirectoryQuery(parseDirectoryQuery(new URLSearchParams(page.location.search))) === '') return;
  const note = Object.assign(page.createElement('p'), { className: 'notice-line warn' });
  note.setAttribute('role', 'alert');
  page.querySelector('h1')?.after(note);
  const again = Object.assign(page.createElement('a'), {
    href: page.location.pathname + page.location.search,
    textContent: staticPageMessages.again,
  });
  note.append(`${staticPageMessages.notApplied} `, again);
}
