import * as connectionMessages from '../../messages/generated/connection.ts';

/** The service worker puts an element of this id before the app into a page that it kept. */
const noteId = 'connection';

/** Says on the page, from now on, when the connection is lost and when it is back. */
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

/** After a client navigation, takes away the note of the page before if the site answers again. */
export async function noteNavigation(): Promise<void> {
  if (existingNote() === null) return;
  if (navigator.onLine && (await siteAnswers())) existingNote()?.remove();
  else showOffline();
}

/** Asks the site itself: what is kept on the device answers no such question. */
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
