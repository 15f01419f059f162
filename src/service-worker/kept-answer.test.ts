import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileToKeep, pageToKeep, phoneOfKept, savedAt, titleOfKept } from './kept-answer.ts';

const sent = () =>
  new Response('', {
    headers: {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'none'",
      date: 'Sun, 01 Feb 2026 10:00:00 GMT',
    },
  });
const now = new Date('2026-11-21T12:00:00Z');
const page = (title: string) => `<title data-rh="true">${title} | Pharmacies</title>`;

describe('a page that is kept', () => {
  it('keeps its HTML and its content policy, and says when it was saved here', async () => {
    const kept = pageToKeep(page('Mobile'), sent(), now);
    expect(await kept.text()).toBe(page('Mobile'));
    expect(kept.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(savedAt(kept)).toEqual(now);
  });

  it('keeps any title as it stood in the HTML', () => {
    const titles = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[<|\s]+/g, '-'));
    fc.assert(
      fc.property(titles, (title) => {
        const kept = pageToKeep(page(title), sent(), now);
        expect(titleOfKept(kept)).toBe(title === '' ? undefined : title);
      }),
    );
  });
});

it('a pharmacy’s page is kept with its number, another without', () => {
  const html = `${page('Cedar')}<a class="btn to-call" href="tel:+12055550163">(205) 555-0163</a>`;
  expect(phoneOfKept(pageToKeep(html, sent(), now))).toBe('+12055550163');
  expect(phoneOfKept(pageToKeep(page('Mobile'), sent(), now))).toBeUndefined();
});

it('a kept file has no date', async () => {
  const kept = fileToKeep(new ArrayBuffer(2), sent());
  expect(kept.headers.get('content-type')).toBe('text/html');
  expect(kept.headers.get('date')).toBeNull();
});

it.each([{}, { date: 'yesterday' }])('when %o was saved is not known', (headers) => {
  expect(savedAt(new Response('', { headers: new Headers(Object.entries(headers)) }))).toBeUndefined();
});
