import { formatDirectoryQuery, parseDirectoryQuery } from '../../domain/list/directory-query.ts';
import { LoadFailure } from '../../features/data-access/fetch-dataset.ts';
import * as staticPageMessages from '../../messages/generated/staticPage.ts';

/** Tells the visitor that the search and filters in the address do not work, since the app did not start. */
export function showStaticNote(error: unknown, page: Document): void {
  if (!(error instanceof LoadFailure)) console.error(error);
  if (formatDirectoryQuery(parseDirectoryQuery(new URLSearchParams(page.location.search))) === '') return;
  const note = Object.assign(page.createElement('p'), { className: 'notice-line warn' });
  note.setAttribute('role', 'alert');
  page.querySelector('h1')?.after(note);
  const link = Object.assign(page.createElement('a'), {
    href: page.location.pathname + page.location.search,
    textContent: staticPageMessages.again,
  });
  note.append(`${staticPageMessages.notApplied} `, link);
}
