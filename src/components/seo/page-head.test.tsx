// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { type FilledContext, HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageHead as Head } from '../../domain/site/page-head.ts';
import { PageHead, SiteOriginContext, TakeHeadContext } from './page-head.tsx';

const head: Head = {
  title: 'Joe’s <Rx> & "Drugs"',
  description: 'Oak & Elm <b>"open"</b> $& $1',
  indexability: { index: true, reasons: ['earned'] },
};
const hidden: Head = { ...head, indexability: { index: false, reasons: ['empty'] } };

const page = (shown: Head, pathname = '/directory', search = '?q=a&page=2') => (
  <MemoryRouter
    key={pathname + search}
    initialEntries={[{ pathname, search }]}
    future={{ v7_startTransition: false, v7_relativeSplatPath: false }}
  >
    <SiteOriginContext value="https://example.org">
      <PageHead {...shown} />
    </SiteOriginContext>
  </MemoryRouter>
);

/** The head tags as the server writes them. */
function headTags(shown: Head, search?: string): string {
  const context: Partial<FilledContext> = {};
  HelmetProvider.canUseDOM = false;
  renderToString(<HelmetProvider context={context}>{page(shown, '/directory', search)}</HelmetProvider>);
  const { title, meta, link } = context.helmet ?? {};
  return `${title}${meta}${link}`;
}

describe('the head tags of a page that is sent', () => {
  it('are a title, a description and one canonical link with the query, escaped', () => {
    expect(headTags(head)).toBe(
      '<title data-rh="true">Joe’s &lt;Rx&gt; &amp; &quot;Drugs&quot;</title>' +
        '<meta data-rh="true" name="description" content="Oak &amp; Elm &lt;b&gt;&quot;open&quot;&lt;/b&gt; $&amp; $1"/>' +
        '<link data-rh="true" rel="canonical" href="https://example.org/directory?q=a&amp;page=2"/>',
    );
  });

  it('ask not to be indexed where the policy says so', () => {
    expect(headTags(hidden)).toContain('<meta data-rh="true" name="robots" content="noindex,follow"/>');
  });

  it('let no text leave its tag or attribute', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (title, description, search) => {
        const tags = headTags({ ...head, title, description }, search);
        expect(tags.match(/[<>]/g)).toHaveLength(8);
        expect(tags.match(/"/g)).toHaveLength(14);
      }),
    );
  });

  it('are passed to the renderer of the page', () => {
    const take = vi.fn();
    HelmetProvider.canUseDOM = false;
    renderToString(
      <HelmetProvider>
        <TakeHeadContext value={take}>{page(hidden)}</TakeHeadContext>
      </HelmetProvider>,
    );
    expect(take).toHaveBeenCalledWith(hidden, 'https://example.org/directory?q=a&page=2');
  });
});

describe('the head of the page that is shown', () => {
  beforeEach(() => {
    HelmetProvider.canUseDOM = true;
    document.head.innerHTML = headTags(hidden);
    HelmetProvider.canUseDOM = true;
  });
  afterEach(cleanup);

  it('replaces the head of the static page, with each tag once', () => {
    const shown = { ...head, title: 'Pharmacies in Miami, FL', description: 'All of them.' };
    const { rerender } = render(<HelmetProvider>{page(shown, '/miami', '')}</HelmetProvider>);
    rerender(<HelmetProvider>{page(shown, '/miami', '?open=1')}</HelmetProvider>);
    expect(document.title).toBe('Pharmacies in Miami, FL');
    expect([...document.head.querySelectorAll('meta, link')].map(({ outerHTML }) => outerHTML)).toEqual([
      '<meta name="description" content="All of them." data-rh="true">',
      '<link rel="canonical" href="https://example.org/miami?open=1" data-rh="true">',
    ]);
  });

  it('asks search engines to leave a page out only while that page is shown', () => {
    const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
    const { rerender } = render(<HelmetProvider>{page(head)}</HelmetProvider>);
    expect(robots()).toBeUndefined();
    rerender(<HelmetProvider>{page(hidden)}</HelmetProvider>);
    expect(robots()).toBe('noindex,follow');
  });
});
