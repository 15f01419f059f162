import type { Plugin } from 'vite';

const standIn = '\0unchecked-props';

/** Whatever kind of property a component declares is one that nobody checks, required or not. */
export const standInCode =
  'const none = () => none; none.isRequired = none; export default new Proxy({}, { get: () => none });';

/**
 * Leaves the checks of properties out of the browser's bundle: the library of page heads brings them along, React has not run them
 * since its version 19, and no page need load them. The server's build keeps them, which costs no visitor anything.
 */
export function uncheckedProps(): Plugin {
  return {
    name: 'unchecked-props',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: { filter: { id: /^prop-types$/ }, handler: () => standIn },
    load: {
      filter: { id: /^\0unchecked-props$/ },
      handler: () => standInCode,
    },
  };
}
