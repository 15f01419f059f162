import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describePage, descriptionLength, headTags } from './page-head.ts';

/** Sentences of words of up to twelve letters, of which the first two make at least the least description. */
const sentence = fc
  .array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 6, maxLength: 40 })
  .map((words) => `${words.join(' ')}.`);
const sensible = fc
  .array(sentence, { minLength: 1, maxLength: 5 })
  .filter((sentences) => sentences.join(' ').length >= descriptionLength.least);

describe('the description of a page', () => {
  it('is as many whole sentences as fit, in their order', () => {
    const a = 'This directory lists 31 pharmacies in Birmingham, nearest to the center of the city first.';
    const b = 'The nearest is Oak Pharmacy, 0.4 mi away.';
    const c = 'Four of them are open on Sunday, and two of them around the clock.';
    expect(describePage([a])).toBe(a);
    expect(describePage([a, b])).toBe(`${a} ${b}`);
    expect(describePage([a, b, c])).toBe(`${a} ${b}`);
  });

  it('stops at the first sentence that does not fit, rather than leave one out between two', () => {
    const first = 'The first sentence has more than fifty characters in it.';
    expect(describePage([first, 'long '.repeat(40), 'Short.'])).toBe(first);
  });

  it('asks for no sentence after the first that has no room', () => {
    function* sentences(): Generator<string> {
      yield 'The first sentence has more than fifty characters in it.';
      yield 'long '.repeat(40);
      throw new Error('asked for');
    }
    expect(describePage(sentences())).toBe('The first sentence has more than fifty characters in it.');
  });

  it('has up to 160 characters, and is cut only where what comes before has less than 50', () => {
    const of = (length: number) => `${'x'.repeat(length - 1)}.`;
    expect(describePage([of(100), of(59)])).toHaveLength(160);
    expect(describePage([of(100), of(60)])).toBe(of(100));
    expect(describePage([of(50), of(120)])).toBe(of(50));
    expect(describePage([of(49), `${'word '.repeat(40)}end.`])).toMatch(/ word…$/);
  });

  it('cuts a long first sentence at a word', () => {
    const text = describePage([`${'pharmacy '.repeat(30)}end.`]);
    expect(text).toMatch(/^(pharmacy )+pharmacy…$/);
    expect(text.length).toBeLessThanOrEqual(descriptionLength.most);
  });

  it('cuts the second sentence at a word where the first alone is too short', () => {
    const text = describePage(['None is listed.', `${'pharmacy '.repeat(30)}end.`]);
    expect(text).toMatch(/^None is listed\. (pharmacy )+pharmacy…$/);
    expect(text.length).toBeGreaterThanOrEqual(descriptionLength.least);
    expect(text.length).toBeLessThanOrEqual(descriptionLength.most);
  });

  it('has from 50 to 160 characters wherever there is enough to say', () => {
    fc.assert(
      fc.property(sensible, (sentences) => {
        const text = describePage(sentences);
        expect(text.length).toBeGreaterThanOrEqual(descriptionLength.least);
        expect(text.length).toBeLessThanOrEqual(descriptionLength.most);
        expect(sentences.join(' ').startsWith(text.replace(/…$/, ''))).toBe(true);
      }),
    );
  });

  it('is short where there is little to say, and empty where there is nothing', () => {
    expect(describePage(['Contact us.'])).toBe('Contact us.');
    expect(describePage([])).toBe('');
  });
});

describe('the head tags', () => {
  const head = {
    title: 'Joe’s <Rx> & "Drugs"',
    description: 'Oak & Elm <b>"open"</b> $& $1',
    indexability: { index: true, reasons: ['earned'] },
  } as const;
  const canonical = 'https://example.org/directory?q=a&page=2';

  it('are a title, a description and one canonical link, escaped and marked for Helmet', () => {
    expect(headTags(head, canonical)).toBe(
      '<title data-rh="true">Joe’s &lt;Rx&gt; &amp; &quot;Drugs&quot;</title>' +
        '<meta data-rh="true" name="description" content="Oak &amp; Elm &lt;b&gt;&quot;open&quot;&lt;/b&gt; $&amp; $1"/>' +
        '<link data-rh="true" rel="canonical" href="https://example.org/directory?q=a&amp;page=2"/>',
    );
  });

  it('ask not to be indexed where the policy says so', () => {
    const refused = { ...head, indexability: { index: false, reasons: ['empty'] } } as const;
    expect(headTags(refused, canonical)).toContain(
      '<meta data-rh="true" name="robots" content="noindex,follow"/>',
    );
  });

  it('let no text leave its tag or attribute', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (title, description, url) => {
        const tags = headTags({ ...head, title, description }, url);
        expect(tags.match(/[<>]/g)).toHaveLength(8);
        expect(tags.match(/"/g)).toHaveLength(14);
      }),
    );
  });
});
