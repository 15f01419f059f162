import { expect, it } from 'vitest';
import { countSentence } from './home.tsx';

const lead = (hours: number) => countSentence({ known: { total: 3221, hours }, states: [] });

it('the home page promises hours only for pharmacies with known hours', () => {
  expect(lead(2543)).toMatch(
    /^See who is open now, .+ 3,221 pharmacies .+ We know the prescription hours of 2,543\.$/,
  );
  expect(lead(1)).toMatch(/We know the prescription hours of 1\.$/);
  expect(lead(3221)).toMatch(/^See who is open now, call, or get directions: 3,221 pharmacies [^.]+\.$/);
  expect(lead(0)).not.toMatch(/hours|open/i);
});
