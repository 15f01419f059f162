import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapes what has a meaning between tags and in double quotes', () => {
  expect(escapeHtml(`<b>"Hill" & Son's</b>`)).toBe("&lt;b&gt;&quot;Hill&quot; &amp; Son's&lt;/b&gt;");
});

it('escapes any text as React does, except the apostrophe', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeHtml(text).replaceAll("'", '&#x27;')).toBe(renderToStaticMarkup(text));
    }),
  );
});
