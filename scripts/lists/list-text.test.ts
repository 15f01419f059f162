import { serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { listText } from './list-text.ts';

/** Whether V8 keeps one byte for each letter of a text, as it writes the text in its own format. */
const isNarrow = (text: string): boolean => serialize(text).length < 2 * text.length;

it('a line with letters beyond Latin 1 leaves the others one byte for each of their letters', () => {
  const lines = ['Ewa Gentry,HI,ewa-gentry-hi', 'Kīhei,HI,kihei-hi', 'Cañon City,CO,canon-city-co'];
  const read = listText('cities.csv', Buffer.from(lines.join('\n'))).lines.map(({ text }) => text);
  expect(read).toEqual(lines);
  expect(read.map(isNarrow)).toEqual([true, false, true]);
});
