import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HtmlRenderer } from './html-renderer.ts';
import { Fragment, jsx, jsxs } from './jsx-runtime.ts';

/** React's own, as sites run it; development's has more in it. */
const react = createRequire(import.meta.url)(
  resolve('node_modules/react/cjs/react-jsx-runtime.production.js'),
);

const keys = fc.oneof(fc.constant(undefined), fc.string(), fc.integer(), fc.constant(null));
const props = fc.dictionary(
  fc.string().filter((name) => name !== 'key' && name !== 'ref'),
  fc.oneof(fc.string(), fc.integer(), fc.boolean()),
);

describe('an element of the pre-renderer', () => {
  it('is what React would make', () => {
    fc.assert(
      fc.property(fc.constantFrom('p', 'li', Fragment), props, keys, (type, given, key) => {
        expect(jsx(type, given, key)).toEqual(react.jsx(type, given, key));
        expect(jsxs(type, given, key)).toEqual(react.jsxs(type, given, key));
        expect(Object.keys(jsx(type, given, key))).toEqual(Object.keys(react.jsx(type, given, key)));
      }),
    );
  });

  it('is rendered by React and by the pre-renderer alike, a ref among its props too', () => {
    const item = jsx('li', { className: 'card', ref: { current: null }, children: 'Oak & Sons' }, 1);
    const list = jsxs('ul', { children: [item, jsx(Fragment, { children: ' and more' }, 2)] });
    if (!isValidElement(list)) throw new Error('React takes it for no element');
    expect(renderToString(list)).toBe('<ul><li class="card">Oak &amp; Sons</li> and more</ul>');
    expect(new HtmlRenderer().page(list)).toEqual([renderToString(list)]);
  });
});
