import * as connectionMessages from '../../messages/generated/connection.ts';

// The service worker inserts such a note into a cached page (saved-page.ts).
const noteId = 'connection';

/** Starts to show a note whenever the connection is lost. Once it is back, the note offers to reload. */
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

/** Updates the note on a lost connection, or removes it if the site answers. Call it after a navigation. */
export async function noteNavigation(): Promise<void> {
  if (existingNote() === null) return;
  if (navigator.onLine && (await siteAnswers())) existingNote()?.remove();
  else showOffline();
}

// No cache on the device answers HEAD.
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
