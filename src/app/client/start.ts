import { afterFirstPaint } from './first-paint.ts';
import { pageModules, preloadData, preloadModules } from './page-files.ts';
import '../../styles/site.css';

/** The one script that a page runs at once. The app's files wait until the page can be read. */
afterFirstPaint(() => {
  import('./main.tsx');
  preloadData(document);
  // Requesting a dozen files in one task would block a phone.
  setTimeout(() => preloadModules(document, pageModules(document)));
});
