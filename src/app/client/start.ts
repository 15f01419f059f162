import { afterFirstPaint } from './first-paint.ts';
import { pageModules, preloadData, preloadModules } from './page-files.ts';
import '../../styles/site.css';

// The only script that a page runs at once: it loads the app after the first paint.
afterFirstPaint(() => {
  import('./main.tsx');
  preloadData(document);
  // Requesting a dozen files in one task would block a phone.
  setTimeout(() => preloadModules(document, pageModules(document)));
});
