import type { Plugin } from 'vite';

const standIn = '\0without-helmet';

/** What vite-react-ssg puts around the app. A page's head is shown by src/components/seo/show-head.ts. */
const standInCode =
  'export const HelmetProvider = ({ children }) => children; export const Helmet = () => null;';

/**
 * Leaves Helmet out of the browser's bundle: 6 KB gzipped of every page's first scripts, most of them for rendering on a server. The
 * development server collects heads by it, which costs no visitor anything.
 */
export function withoutHelmet(): Plugin {
  return {
    name: 'without-helmet',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: { filter: { id: /^react-helmet-async$/ }, handler: () => standIn },
    load: {
      filter: { id: /^\0without-helmet$/ },
      handler: () => standInCode,
    },
  };
}
