import { expect, it } from 'vitest';
import { askedAt } from './read-wishes.ts';

const tonight = {
  open: false,
  tonight: true,
  filters: ['open-late', 'flu-shots'],
} as const;

it.each([19, 23, 2])('“tonight” asked at %i o’clock means open now', (hour) => {
  expect(askedAt(tonight, hour)).toMatchObject({ open: true, filters: ['flu-shots'] });
});

it.each([9, 17])('“tonight” asked at %i o’clock means open late', (hour) => {
  expect(askedAt(tonight, hour)).toBe(tonight);
});
