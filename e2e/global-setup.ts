import { findChromium } from '../scripts/quality/chromium.ts';
import { lackingEngines } from '../scripts/quality/engines.ts';
import { noteLeftOut } from '../scripts/quality/test-all/test-notes.ts';

/**
 * Finds the browser before the first test. The configuration leaves it to this, so that tools can load it on a machine
 * that has no browser. Throws with what to do when there is none.
 */
export default function globalSetup(): void {
  for (const lacking of lackingEngines) noteLeftOut(lacking);
  const path = findChromium();
  if (path === undefined)
    throw new Error(
      'The browser tests need Chromium or Chrome: run "npm run quality -- chromium", which installs one, ' +
        'or set CHROMIUM_PATH to its executable.',
    );
  // The workers, which start after this, read the configuration anew.
  process.env.CHROMIUM_PATH = path;
}
