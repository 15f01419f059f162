import { afterFirstPaint } from './first-paint.ts';
import { pageModules, preloadModules } from './page-modules.ts';
import '../../styles/site.css';

/** The one script a page runs at once. A page reads without the app, so the app's files wait until it can be read. */
afterFirstPaint(() => {
  import('./main.tsx');
  // Asking for a dozen files in one go would hold up a phone.
  setTimeout(() => preloadModules(document, pageModules(document)));
});
