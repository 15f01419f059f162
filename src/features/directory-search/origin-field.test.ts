import { expect, it } from 'vitest';
import { originText } from '../../messages/origin-text.ts';
import { originOption } from './origin-field.tsx';

const location = { lat: 33, lng: -86 };

it.each([
  ['center', 'Miami', 'the center of Miami', 'The center of Miami'],
  ['landmark', 'The Airport', 'The Airport', 'The Airport'],
  ['zip', '35203', 'the middle of our listings in ZIP 35203', 'The middle of our listings in ZIP 35203'],
] as const)('an origin of the kind %s is named in a sentence and as a choice', (kind, name, text, option) => {
  expect(originText({ kind, name, location })).toBe(text);
  expect(originOption({ kind, name, location })).toBe(option);
});
