import type { SiteCheck } from './artefact.ts';

const hashed = /-[\w-]{8}\.\w+$/;

/** Checks that files in `assets` have a hash in their name: `main-1a2b3c4d.js`. */
export const checkAssetNames: SiteCheck = ({ files }, report) => {
  for (const file of files)
    if (file.startsWith('assets/') && !hashed.test(file))
      report(file, 'has no hash in its name and is kept for ever', 'Move it out of public/assets.');
};
