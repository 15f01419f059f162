import { build, type PluginOption } from 'vite';
import { describe, expect, it } from 'vitest';
import { directReact, importableNames } from './direct-react.ts';

const entry = 'virtual:entry';

/** A module that imports React in every way, as it is compiled for Node. */
async function compiled(plugins: PluginOption[]): Promise<string> {
  const code = `import React, { useState } from 'react';
import * as all from 'react';
import { jsx } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
export const used = [React.useMemo, useState, all.useRef, jsx, renderToString];`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
      plugins,
    ],
    build: { write: false, minify: false, ssr: true, rolldownOptions: { input: entry } },
    ssr: { noExternal: true },
  });
  return [result]
    .flat()
    .flatMap((item) => ('output' in item ? item.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('');
}

/** What stands in the list that the module exports. */
const usedIn = (code: string): string => /used = \[([^\]]*)\]/.exec(code)?.[1] ?? '';

describe('what the pre-renderer asks of React', () => {
  it('is asked without a getter, and elements are its own', async () => {
    const code = await compiled([directReact()]);
    expect(usedIn(code)).not.toContain('import_react.useState');
    expect(usedIn(code)).not.toContain('import_react.useRef');
    expect(code).toMatch(/\{[^}]*\buseState\b[^}]*\} = import_react\.default/);
    expect(code).not.toContain('jsxProd');
  });

  it('would go through getters otherwise', async () => {
    const code = await compiled([]);
    expect(usedIn(code)).toContain('import_react.useState');
    expect(code).toContain('jsxProd');
  });

  it('is asked by its names alone, and not by what a version of Node adds to them', () => {
    const asNode24 = { __CLIENT_INTERNALS: 0, default: 0, 'module.exports': 0, useId: 0 };
    expect(importableNames(asNode24)).toEqual(['__CLIENT_INTERNALS', 'useId']);
  });

  it('is one React, which its server renderer has too', async () => {
    const code = await compiled([directReact()]);
    expect(code.match(/exports\.useState = /g)).toHaveLength(1);
  });
});
