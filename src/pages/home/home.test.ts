import { expect, it } from 'vitest';
import { leadOf } from './home.tsx';

const lead = (hours: number) => leadOf({ known: { total: 3221, hours }, states: [] });

it('the home page promises hours for those whose hours are known, and for no others', () => {
  expect(lead(2543)).toMatch(/^Phone and directions for 3,221 pharmacies .+ counter for 2,543 of them\.$/);
  expect(lead(1)).toMatch(/counter for 1 of them\.$/);
  expect(lead(3221)).toMatch(/^Hours of the prescription counter, phone and directions for 3,221 pharmacies/);
  expect(lead(0)).not.toMatch(/hours/i);
});
