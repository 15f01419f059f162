import type { SiteCheck } from './artefact.ts';

const hashed = /-[\w-]{8}\.\w+$/;

/** Checks that every file in `assets` has a hash in its name, since browsers may keep it for ever. */
export const checkAssetNames: SiteCheck = ({ files }, report) => {
  for (const file of files)
    if (file.startsWith('assets/') && !hashed.test(file))
      report(file, 'has no hash in its name and is kept for ever', 'Move it out of public/assets.');
};
