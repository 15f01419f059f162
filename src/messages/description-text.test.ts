import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describePage, descriptionLength } from './description-text.ts';

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
