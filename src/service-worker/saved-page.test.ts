import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { filesOf, isOfThisSite, markedAsSaved, offlinePage, phoneOf, titleOf } from './saved-page.ts';

const page = `<!DOCTYPE html><html lang="en"><head><title data-rh="true">Mobile &amp; around | Pharmacies</title></head><body><div id="root" data-server-rendered="true"><h1>Mobile</h1></div></body></html>`;

const faults = async (html: string) => {
  const { results } = await new HtmlValidate({ extends: ['html-validate:recommended'] }).validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
};

describe('a page from this device', () => {
  it('says when it was saved, before what the app renders and nowhere else', () => {
    const marked = markedAsSaved(page, new Date('2026-11-21T12:00:00.000Z'));
    expect(marked).toMatch(/saved on November 2[0-2], 2026 at \d+:00/);
    expect(marked.replace(/<aside.*<\/aside>/, '')).toBe(page);
    expect(marked.indexOf('<aside')).toBeLessThan(marked.indexOf('<div id="root"'));
  });

  it('says so too where the time is not known', () => {
    expect(markedAsSaved(page, undefined)).toContain('This page was saved earlier');
  });

  it.each([
    [page, 'Mobile &amp; around'],
    ['<title>Home</title>', 'Home'],
    ['<TITLE\n>Two\n lines | Pharmacies</TITLE >', 'Two lines'],
    ['<title>A | B | Pharmacies</title>', 'A | B'],
    ['<title>1 < 2 | Pharmacies</title>', '1 &lt; 2'],
    ['<title> | Pharmacies</title>', undefined],
    ['no title', undefined],
  ])('%s has the title %s', (html, title) => {
    expect(titleOf(html)).toBe(title);
  });

  it('is one of this site when the app can run in it', () => {
    expect(isOfThisSite(page)).toBe(true);
    expect(isOfThisSite('<title>Sign in to the Wi-Fi</title>')).toBe(false);
  });

  it('has the number that it offers to call, and no other number in it', () => {
    const call = (to: string) => `<p class="reach-bar"><a class="btn to-call" href="${to}">Call</a></p>`;
    expect(phoneOf(call('tel:+12055550163'))).toBe('+12055550163');
    expect(phoneOf('<a class="btn tel" href="tel:+12055550163">Another</a>')).toBeUndefined();
    expect(phoneOf(call('tel:911"><script>'))).toBeUndefined();
  });

  it('names its style, its scripts and its data, each once', () => {
    const head = `<link rel="stylesheet" crossorigin href="/assets/site-1.css"><script type="module" src="/assets/start-1.js"></script>
      <meta name="modules" content="/assets/app-1.js /assets/city-1.js"/><meta name="dataset" content="/data/places/mobile-al.1a2b3c4d5e6f.json place /data/tiles/03.2c3d4e5f6a7b.json"/>
      <link rel="modulepreload" href="/assets/app-1.js"><link rel="icon" href="/favicon.svg"><a href="/about">About</a><a href="https://maps.test/assets/a.js">Map</a>`;
    expect(filesOf(head)).toEqual([
      '/assets/site-1.css',
      '/assets/start-1.js',
      '/assets/app-1.js',
      '/assets/city-1.js',
      '/data/places/mobile-al.1a2b3c4d5e6f.json',
      '/data/tiles/03.2c3d4e5f6a7b.json',
    ]);
  });
});

describe('the offline page', () => {
  it('lists what is saved, in sound HTML', async () => {
    const html = offlinePage(
      [{ path: '/a?b=1&c="', title: 'Mobile &amp; around' }],
      '/assets/site-1.css',
      'n1',
    );
    expect(html).toContain('<a href="/a?b=1&amp;c=&quot;">Mobile &amp; around</a>');
    expect(html).toContain('href="/assets/site-1.css"');
    expect(offlinePage([{ path: '/<b>', title: 'B' }], undefined, 'n1')).toContain('<a href="/&lt;b>">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<a href="tel:911">911</a>');
    expect(html).toContain('<a href="tel:+18002221222">1&#8209;800&#8209;222&#8209;1222</a>');
    expect(await faults(html)).toEqual([]);
  });

  it('has the number of a pharmacy behind its page', async () => {
    const html = offlinePage(
      [{ path: '/pharmacies/mobile-al/cedar', title: 'Cedar', phone: '+12515550163' }],
      undefined,
      'n1',
    );
    expect(html).toContain(
      '<a href="/pharmacies/mobile-al/cedar">Cedar</a> <span><a href="tel:+12515550163">Call&nbsp;(251)&nbsp;555&#8209;0163</a></span>',
    );
    expect(await faults(html)).toEqual([]);
  });

  it('is sound with nothing saved and no style', async () => {
    const html = offlinePage([], undefined, 'n1');
    expect(html).not.toContain('<ul');
    expect(html).toContain('No other page is saved');
    expect(html).not.toContain('stylesheet');
    expect(await faults(html)).toEqual([]);
  });
});
