// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { PageHead } from '../../domain/site/page-head.ts';
import { showHead } from './show-head.ts';

const head: PageHead = {
  title: 'Pharmacies in Miami, FL',
  description: 'All of them.',
  indexability: { index: true, reasons: ['earned'] },
};
const hidden: PageHead = { ...head, indexability: { index: false, reasons: ['empty'] } };

beforeEach(() => {
  document.head.innerHTML =
    '<title>Home</title><meta name="description" content="Home."><link rel="canonical" href="https://a.test/">';
});

const tags = () => [...document.head.children].map(({ outerHTML }) => outerHTML);

describe('the head of the page that is shown', () => {
  it('takes the place of an earlier one’s', () => {
    showHead(document, head, 'https://a.test/miami');
    expect(tags()).toEqual([
      '<title>Pharmacies in Miami, FL</title>',
      '<meta name="description" content="All of them.">',
      '<link rel="canonical" href="https://a.test/miami">',
    ]);
  });

  it('asks search engines to leave a page out only while that is shown', () => {
    showHead(document, hidden, 'https://a.test/miami');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex,follow');
    showHead(document, hidden, 'https://a.test/miami');
    expect(document.querySelectorAll('meta[name="robots"]')).toHaveLength(1);
    showHead(document, head, 'https://a.test/miami');
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
  });

  it('has each tag once where the page was sent without', () => {
    document.head.innerHTML = '';
    showHead(document, head, 'https://a.test/');
    showHead(document, head, 'https://a.test/');
    expect(tags()).toHaveLength(3);
  });
});
