// Runs before any TypeScript can be loaded: plain JavaScript, Node's own modules only.
import { homedir } from 'node:os';

/** Gives a user without an account, as in containers, `/` for a home: libraries throw where there is none. */
export function ensureHome(env = process.env, home = homedir) {
  try {
    home();
  } catch {
    env.HOME = '/';
  }
}

/** Tells why the project cannot run in `folder`, if so: Vite and tsx take a path for an address. */
export const whyNotHere = (folder) => whyNot(folder, /[#?]/, 'at which its tools cut it off');

/** Tells why its tests cannot run in `folder`, if so: their tools decode a path as they do an address. */
export const whyNotTestedHere = (folder) => whyNot(folder, /%/, 'which tools of its tests decode');

function whyNot(folder, characters, why) {
  const [character] = characters.exec(folder) ?? [];
  if (character === undefined) return undefined;
  const remedy = 'Rename that folder, or move the project, and run the command again.';
  return `${folder}: the path of the project must not hold "${character}", ${why} — ${remedy}`;
}
