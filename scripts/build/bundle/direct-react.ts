import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const standIn = '\0direct-react';
const elements = 'src/app/prerender/html/jsx-runtime.ts';

/**
 * For the pre-renderer: React's exports as what they are, and JSX made into elements by `html/jsx-runtime.ts`. React is a CommonJS package, of
 * whose exports a bundler makes getters: each call of a hook would go through one (docs/decisions/0135-own-rendering.md).
 */
export function directReact(): Plugin {
  return {
    name: 'direct-react',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(?:\/jsx-runtime)?$/ },
      handler(source, importer, { kind }) {
        if (importer === standIn || kind === 'require-call') return null;
        return source === 'react' ? standIn : resolve(elements);
      },
    },
    load: {
      filter: { id: /^\0direct-react$/ },
      async handler() {
        // Only who compiles needs React itself here.
        const names = importableNames(await import('react'));
        return `import React from 'react'; export default React; export const { ${names.join(', ')} } = React;`;
      },
    },
  };
}

/** Names that an import may ask of a CommonJS package by. Node adds `default`, and from Node 23 on `module.exports`. */
export const importableNames = (exports: object): readonly string[] =>
  Object.keys(exports).filter((name) => name !== 'default' && /^[\w$]+$/.test(name));
