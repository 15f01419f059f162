import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapes what HTML and XML give a meaning to', () => {
  expect(escapeHtml(`<b>"Hill" & Son's</b>`)).toBe('&lt;b&gt;&quot;Hill&quot; &amp; Son&#x27;s&lt;/b&gt;');
});

it('escapes any text as React does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeHtml(text)).toBe(renderToStaticMarkup(text));
    }),
  );
});
