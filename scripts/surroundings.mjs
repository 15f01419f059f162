// Runs before any TypeScript can be loaded: plain JavaScript, Node's own modules only.
import { homedir } from 'node:os';

/** Sets HOME to `/` for a user without an account, as in containers. */
export function ensureHome(env = process.env, home = homedir) {
  try {
    // Throws without a home, as libraries would.
    home();
  } catch {
    env.HOME = '/';
  }
}

/** Returns why the project cannot run in `folder`: `#` or `?` in its path. Undefined if it can. */
export const whyNotHere = (folder) => whyNot(folder, /[#?]/, 'at which its tools cut it off');

/** Returns why the tests cannot run in `folder`: `%` in its path. Undefined if they can. */
export const whyNotTestedHere = (folder) => whyNot(folder, /%/, 'which tools of its tests decode');

function whyNot(folder, characters, why) {
  const [character] = characters.exec(folder) ?? [];
  if (character === undefined) return undefined;
  const remedy = 'Rename that folder, or move the project, and run the command again.';
  return `${folder}: the path of the project must not hold "${character}", ${why} — ${remedy}`;
}
