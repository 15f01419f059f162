import { findChromium } from '../scripts/quality/chromium.ts';
import { lackingEngines } from '../scripts/quality/engines.ts';
import { noteLeftOut } from '../scripts/quality/test-all/test-notes.ts';

/** Finds the browser for the tests. Throws with instructions if there is none. */
export default function globalSetup(): void {
  for (const lacking of lackingEngines) noteLeftOut(lacking);
  const path = findChromium();
  if (path === undefined)
    throw new Error(
      'The browser tests need Chromium or Chrome: run "npm run quality -- chromium", which installs one, ' +
        'or set CHROMIUM_PATH to its executable.',
    );
  // The workers start after this and read the configuration anew.
  process.env.CHROMIUM_PATH = path;
}
