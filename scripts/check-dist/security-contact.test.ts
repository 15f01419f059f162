import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../tests/support/site-fixture.ts';
import { checkSecurityContact } from './security-contact.ts';

const findings = (text: string | null) =>
  findingsOf(checkSecurityContact, { '.well-known/security.txt': text });

describe('the contact for security, checked on 1 September 2026', () => {
  it.each(['Expires: 2027-06-01T00:00:00Z', 'Expires: 2026-10-01T00:00:00Z\r'])(
    'holds with %j',
    async (line) => {
      expect(await findings(`Contact: mailto:a@b.example\n${line}\n`)).toEqual([]);
    },
  );

  it.each([
    ['Expires: 2026-08-31T00:00:00Z', 'holds only until 2026-08-31T00:00:00Z'],
    ['Expires: 2026-09-30T00:00:00Z', 'holds only until 2026-09-30T00:00:00Z'],
    ['Expires: 2027-09-03T00:00:00Z', 'claims to hold until 2027-09-03T00:00:00Z, more than a year ahead'],
    ['Expires: soon', 'does not say until when it holds (Expires: soon)'],
    ['', 'does not say until when it holds (Expires: )'],
  ])('does not with %j', async (line, problem) => {
    expect(await findings(`Contact: mailto:a@b.example\n${line}\n`)).toEqual([
      `.well-known/security.txt ${problem}`,
    ]);
  });

  it('must be there', async () => {
    expect(await findings(null)).toEqual(['.well-known/security.txt is not there']);
  });
});
