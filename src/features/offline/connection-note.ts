import * as connectionMessages from '../../messages/generated/connection.ts';

/** Id of the note, which the service worker also inserts into a cached page. */
const noteId = 'connection';

/** Shows a note on the page, from now on, when the connection is lost or restored. */
export function followConnection(): void {
  window.addEventListener('offline', showOffline);
  window.addEventListener('online', () => {
    const reload = document.createElement('button');
    reload.type = 'button';
    reload.className = 'plain';
    reload.textContent = connectionMessages.reload;
    reload.addEventListener('click', () => window.location.reload());
    existingNote()?.replaceChildren(line(connectionMessages.online, reload));
  });
}

/** Removes the note after a client navigation if the site answers; else says that it is offline. */
export async function noteNavigation(): Promise<void> {
  if (existingNote() === null) return;
  if (navigator.onLine && (await siteAnswers())) existingNote()?.remove();
  else showOffline();
}

/** Sends a HEAD request, which no cache on the device answers. */
const siteAnswers = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );

function showOffline(): void {
  const note = existingNote() ?? newNote();
  note.replaceChildren(line(connectionMessages.offline, connectionMessages.old));
}

const existingNote = (): HTMLElement | null => document.getElementById(noteId);

function newNote(): HTMLElement {
  const note = document.createElement('aside');
  note.id = noteId;
  note.className = 'connection';
  note.ariaLabel = connectionMessages.label;
  note.ariaLive = 'polite';
  document.body.prepend(note);
  return note;
}

function line(start: string, rest: string | Node): HTMLElement {
  const text = document.createElement('p');
  const bold = document.createElement('b');
  bold.textContent = start;
  text.className = 'bar';
  text.append(bold, ' ', rest);
  return text;
}
