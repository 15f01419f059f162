import { type Check, finding } from './artefact.ts';

/** The hash of its content that the bundler puts into a name: `app-xY73usbB.js`. */
const hashed = /-[\w-]{8}\.\w+$/;

/** Every asset carries a hash of its content in its name, since hosts let browsers keep it for ever. */
export const checkAssetNames: Check = ({ files }) =>
  [...files]
    .filter((file) => file.startsWith('assets/') && !hashed.test(file))
    .map((file) =>
      finding(file, 'has no hash in its name and is kept for ever', 'Move it out of public/assets.'),
    );
