import { expect, it } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { stripMarkup } from './strip-markup.ts';

const center = { lat: 25.76, lng: -80.4 };
const known = (id: number, at: LatLng) => pharmacyFixture(id, { location: { ...at, precision: 'rooftop' } });
const inZip = (id: number, at: LatLng = center) =>
  pharmacyFixture(id, { location: { ...at, precision: 'zip' } });
const north = { lat: center.lat + 0.02, lng: center.lng };

const strip = (
  own: ReturnType<typeof pharmacyFixture>,
  others: readonly ReturnType<typeof pharmacyFixture>[],
) => stripMarkup({ own, middle: own.location, others, places: [] });

it('the pin of a pharmacy whose exact spot is unknown is drawn as every such pin is', () => {
  expect(strip(inZip(1), [])).toContain('class="pin own rough"');
  expect(strip(known(1, center), [])).toContain('class="pin own"');
});

it('a mark in the middle of the same ZIP code stands beside the pin that would hide its number', () => {
  expect(strip(inZip(1), [inZip(2), inZip(3)])).toContain(
    'class="cluster rough"><g transform="translate(39 -18)"><circle r="16"/><text>2</text></g>',
  );
  expect(strip(known(1, center), [inZip(2)])).toContain('class="pin rough"><g transform="translate(37)">');
});

it('a mark whose exact spot is known, and one farther off, stay where they are', () => {
  expect(strip(inZip(1), [known(2, center), inZip(3, north)])).not.toContain('<g transform');
});

it('the pin of a pharmacy whose exact spot is unknown hides no other, one whose spot is known lies over all', () => {
  const drawn = (own: ReturnType<typeof pharmacyFixture>) => {
    const markup = strip(own, [known(2, north)]);
    return markup.indexOf('class="pin own') - markup.indexOf('class="pin"');
  };
  expect(drawn(inZip(1))).toBeLessThan(0);
  expect(drawn(known(1, center))).toBeGreaterThan(0);
});
