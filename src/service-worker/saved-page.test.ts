import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { markedAsSaved, offlinePage, titleOf } from './saved-page.ts';

const page = `<!DOCTYPE html><html lang="en"><head><title>Mobile &amp; around | Pharmacies</title></head><body><div id="root" data-server-rendered="true"><h1>Mobile</h1></div></body></html>`;

const faults = async (html: string) => {
  const { results } = await new HtmlValidate({ extends: ['html-validate:recommended'] }).validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
};

describe('a page from this device', () => {
  it('says when it was saved, before what the app renders and nowhere else', () => {
    const marked = markedAsSaved(page, '2026-11-21T12:00:00.000Z');
    expect(marked).toMatch(/saved on November 2[0-2], 2026 at \d+:00/);
    expect(marked.replace(/<aside.*<\/aside>/, '')).toBe(page);
    expect(marked.indexOf('<aside')).toBeLessThan(marked.indexOf('<div id="root"'));
  });

  it('says so too where the time is not known', () => {
    expect(markedAsSaved(page, null)).toContain('This page was saved earlier');
  });

  it('has the title it had', () => {
    expect(titleOf(page)).toBe('Mobile &amp; around');
    expect(titleOf('<title>Home</title>')).toBe('Home');
    expect(titleOf('no title')).toBeUndefined();
  });
});

describe('the offline page', () => {
  it('lists what is saved, in sound HTML', async () => {
    const html = offlinePage([{ path: '/a?b=1&c="', title: 'Mobile &amp; around' }], '/assets/site-1.css');
    expect(html).toContain('<a href="/a?b=1&amp;c=&quot;">Mobile &amp; around</a>');
    expect(html).toContain('href="/assets/site-1.css"');
    expect(offlinePage([{ path: '/<b>', title: 'B' }], undefined)).toContain('<a href="/&lt;b>">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await faults(html)).toEqual([]);
  });

  it('is sound with nothing saved and no style', async () => {
    const html = offlinePage([], undefined);
    expect(html).not.toContain('<ul');
    expect(html).not.toContain('stylesheet');
    expect(await faults(html)).toEqual([]);
  });
});
