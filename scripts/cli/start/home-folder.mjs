// Runs before any TypeScript can be loaded: plain JavaScript, Node's own modules only.
import { homedir } from 'node:os';

/** Gives a user that the system does not know, as containers have them, the home folder that containers give: Node and libraries throw where one has none. */
export function ensureHome(env = process.env, home = homedir) {
  try {
    home();
  } catch {
    env.HOME = '/';
  }
}
