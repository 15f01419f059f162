import { expect, it } from 'vitest';
import { aPharmacy } from '../../../tests/support/domain-fixtures.ts';
import { rivalSentence } from './answer-panel.tsx';

const first = aPharmacy({ key: 'first', name: 'Walgreens' });

it('one that may be nearer is told by its name', () => {
  expect(rivalSentence(aPharmacy({ name: 'Oak Drugs' }), first)).toBe(
    'Oak Drugs may be nearer. We don’t know its exact spot.',
  );
});

it('one that may be nearer and is called as the first is told with its street', () => {
  const address = { ...first.address, street: '5515 Forest Dr' };
  expect(rivalSentence(aPharmacy({ name: 'Walgreens', address }), first)).toBe(
    'Walgreens at 5515 Forest Dr may be nearer. We don’t know its exact spot.',
  );
});
