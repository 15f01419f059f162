// Runs before any TypeScript can be loaded: plain JavaScript, Node's own modules only.
import { homedir } from 'node:os';

/** Sets HOME to `/` for a user without an account, as in containers, since libraries throw without a home. */
export function ensureHome(env = process.env, home = homedir) {
  try {
    home();
  } catch {
    env.HOME = '/';
  }
}

/** Returns an error message if the project cannot run in `folder`: Vite and tsx read a path as a URL. */
export const whyNotHere = (folder) => whyNot(folder, /[#?]/, 'at which its tools cut it off');

/** Returns an error message if the tests cannot run in `folder`: their tools decode `%` in a path. */
export const whyNotTestedHere = (folder) => whyNot(folder, /%/, 'which tools of its tests decode');

function whyNot(folder, characters, why) {
  const [character] = characters.exec(folder) ?? [];
  if (character === undefined) return undefined;
  const remedy = 'Rename that folder, or move the project, and run the command again.';
  return `${folder}: the path of the project must not hold "${character}", ${why} — ${remedy}`;
}
