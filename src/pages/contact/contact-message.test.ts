import { describe, expect, it } from 'vitest';
import { longestMessage, messageProblems } from './contact-message.ts';

const good = { name: '', email: 'ann@example.org', message: 'Oak Drugs has moved.' };

describe('a message to the publisher', () => {
  it('needs an address to answer to and some words, but no name', () => {
    expect(messageProblems(good)).toEqual([]);
    expect(messageProblems({ name: '', email: ' ', message: '\n' })).toEqual([
      { field: 'email', rule: 'missing' },
      { field: 'message', rule: 'missing' },
    ]);
  });

  it.each([
    'ann',
    'ann@',
    '@example.org',
    'ann@example',
    'ann @example.org',
    'ann@example.',
    'a@b@example.org',
  ])('cannot be answered at “%s”', (email) => {
    expect(messageProblems({ ...good, email })).toEqual([{ field: 'email', rule: 'malformed' }]);
  });

  it('has at most so many characters', () => {
    expect(messageProblems({ ...good, message: 'x'.repeat(longestMessage) })).toEqual([]);
    expect(messageProblems({ ...good, message: 'x'.repeat(longestMessage + 1) })).toEqual([
      { field: 'message', rule: 'too-long' },
    ]);
  });
});
