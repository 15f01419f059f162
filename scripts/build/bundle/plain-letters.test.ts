import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPlainLetters } from './plain-letters.ts';

describe('a program in plain letters', () => {
  it('has the same texts, patterns and names', () => {
    const program = '({ größe: "“a” – 😀", of: `x’`, is: [/^[“”]+$/.test("“”"), /^[😀]$/u.test("😀")] })';
    const plain = withPlainLetters(program);
    expect(plain).toMatch(/^[\0-\x7f]*$/);
    expect({ ...runInNewContext(plain) }).toEqual(runInNewContext(program));
    expect(runInNewContext(plain).is).toEqual([true, true]);
  });

  it('has the same texts and patterns where a letter has a backslash before it, or two', () => {
    const program = String.raw`['\–', '\\–', '\'–', /^[\–]$/.test('–'), /^\\–$/.test('\\–')]`;
    const plain = withPlainLetters(program);
    expect(plain).toMatch(/^[\0-\x7f]*$/);
    expect([...runInNewContext(plain)]).toEqual(['–', String.raw`\–`, "'–", true, true]);
  });

  it('means the same whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(runInNewContext(withPlainLetters(JSON.stringify(text)))).toBe(text);
      }),
    );
  });

  it('stays as it is where a template shows how it is written', () => {
    const program = 'String.raw`“`';
    expect(withPlainLetters(program)).toBe(program);
  });
});
