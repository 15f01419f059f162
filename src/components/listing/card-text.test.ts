import { describe, expect, it } from 'vitest';
import { everyDay, range } from '../../../tests/support/domain-fixtures.ts';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { offersOf, separator } from './card-text.ts';

const plain = (text: string): readonly string[] =>
  text === ''
    ? []
    : text.split(separator).map((part) => part.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''));
const offers = (...given: Parameters<typeof offersOf>) => {
  const { asked, also } = offersOf(...given);
  return { asked: plain(asked), also: plain(also) };
};

it('no line breaks inside an offer of a pharmacy, not even at a hyphen', () => {
  const { also } = offersOf(
    pharmacyFixture(1, { services: ['covid-19-vaccines', 'drive-through', 'delivery'] }),
  );
  expect(also).toBe(`Drive-\u2060through${separator}Delivers${separator}COVID-\u206019\u00a0vaccines`);
});

describe('what a card says that a pharmacy does', () => {
  it('starts with what most visitors ask for, whatever the order of the record', () => {
    const pharmacy = pharmacyFixture(1, {
      types: ['community', 'compounding'],
      services: ['flu-shots', 'delivery', 'drive-through'],
      languages: ['en', 'es'],
      hours: { pharmacy: { weekly: everyDay(range(0, 24)) } },
    });
    expect(offers(pharmacy)).toEqual({
      asked: [],
      also: ['24-hour', 'Drive-through', 'Delivers', 'Compounding', 'Spanish spoken'],
    });
  });

  it('starts with what the list was asked for, and says it once', () => {
    const pharmacy = pharmacyFixture(1, { services: ['delivery', 'flu-shots', 'naloxone'] });
    expect(offers(pharmacy, ['naloxone', 'delivery'])).toEqual({
      asked: ['Naloxone', 'Delivers'],
      also: ['Flu shots'],
    });
  });

  it('includes facts about hours or plans if these were asked for', () => {
    const pharmacy = pharmacyFixture(1, {
      accepts: ['medicare'],
      hours: { pharmacy: { weekly: everyDay(range(8, 20)) } },
    });
    expect(offers(pharmacy).also).toEqual([]);
    expect(offers(pharmacy, ['open-sunday', 'that-accepts-medicare']).asked).toEqual([
      'Open Sunday',
      'Accepts Medicare',
    ]);
  });

  it('never claims what the pharmacy is not known to have', () => {
    const pharmacy = pharmacyFixture(1, { services: ['delivery'], accessibility: { wheelchair: 'limited' } });
    expect(offers(pharmacy, ['naloxone', 'wheelchair-accessible', 'near-me'])).toEqual({
      asked: [],
      also: ['Delivers'],
    });
  });

  it('says that it is a community pharmacy only last', () => {
    expect(offers(pharmacyFixture(1, { types: ['community'], services: ['naloxone'] })).also).toEqual([
      'Naloxone',
      'Community',
    ]);
  });
});
