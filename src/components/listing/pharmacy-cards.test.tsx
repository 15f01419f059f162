// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { everyDay, hoursOf, range, scheduleOf } from '../../../tests/support/domain-fixtures.ts';
import { officeWeek, pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { plainSpaces } from '../../../tests/support/plain-spaces.ts';
import type { OpeningHours } from '../../domain/hours/hours.ts';
import { type CardItem, PharmacyCard } from './pharmacy-cards.tsx';
import { statusAt } from './status-at.ts';

afterEach(cleanup);

const hours = hoursOf(officeWeek);
/** Tuesday, January 6, 2026, in Birmingham, Alabama (UTC−6). */
const tuesdayAt = (hour: number, minute = 0): number => Date.UTC(2026, 0, 6, hour + 6, minute);

function show(item: CardItem, now: number | null = null) {
  render(
    <ol>
      <PharmacyCard item={item} at={now === null ? null : statusAt(now)} />
    </ol>,
  );
  return screen.getByRole('listitem');
}

/** The text of a card's line, with plain spaces. */
const textOf = (card: Element, line: string): string | undefined =>
  card
    .querySelector(line)
    ?.textContent?.replace(/[\u00a0]/g, ' ')
    .replaceAll('\u2060', '');

describe('a pharmacy card', () => {
  it('offers a call, which says to whom and to what number, and directions', () => {
    show({ pharmacy: pharmacyFixture(1, { name: 'Oak & Sons', phone: '+12055550123' }) });
    const call = screen.getByRole('link', { name: 'Call (205) 555-0123, Oak & Sons' });
    expect(call.getAttribute('href')).toBe('tel:+12055550123');
    expect(call.textContent).toBe('Call(205) 555-0123');
    const directions = screen.getByRole('link', { name: 'Directions to Oak & Sons, 1 Oak St' });
    expect(new URL(directions.getAttribute('href') ?? '').searchParams.get('destination')).toBe(
      'Oak & Sons, 1 Oak St, Birmingham, AL 35203',
    );
  });

  it('leads from its name to the pharmacy’s own page', () => {
    show({ pharmacy: pharmacyFixture(7) });
    expect(screen.getByRole('link', { name: 'Pharmacy 7' }).getAttribute('href')).toBe(
      '/pharmacies/birmingham-al/pharmacy-7',
    );
  });

  it('leads to the pharmacy’s page where no number is known to call, and says so', () => {
    const card = show({ pharmacy: pharmacyFixture(7) });
    expect(card.textContent).toContain('Phone not listed');
    const details = screen.getByRole('link', { name: 'Details of Pharmacy 7, 7 Oak St' });
    expect(details.getAttribute('href')).toBe('/pharmacies/birmingham-al/pharmacy-7');
    expect(card.querySelector('[href^="tel:"]')).toBeNull();
  });

  it('prints the weekly hours of the static page, and none if hours are not listed', () => {
    const pharmacy = pharmacyFixture(1, { hours });
    const week = show({ pharmacy }).querySelector('.hrs b')?.textContent;
    cleanup();
    const badge = show({ pharmacy }, tuesdayAt(10)).querySelector('.hrs b');
    expect(badge?.getAttribute('data-week')).toBe(week);
    expect(badge?.textContent).not.toBe(week);
    cleanup();
    const unlisted = show({ pharmacy: pharmacyFixture(2) }, tuesdayAt(10));
    expect(unlisted.querySelector('[data-week]')).toBeNull();
  });

  it('shows the week in the status’s place while the time is unknown', () => {
    const card = show({ pharmacy: pharmacyFixture(1, { hours }) });
    expect(textOf(card, '.hrs b')).toBe('Mon–Fri 9 am–6 pm · Sat 9 am–1 pm · Sun closed');
  });

  it('says the city with the street unless the list is that city’s', () => {
    const pharmacy = pharmacyFixture(1);
    expect(textOf(show({ pharmacy }), '.hrs span')).toBe('1 Oak St, Birmingham');
    cleanup();
    render(<PharmacyCard item={{ pharmacy }} at={null} city="Birmingham" />);
    expect(textOf(screen.getByRole('listitem'), '.hrs span')).toBe('1 Oak St');
  });

  it('has the initials and the color of its chain, hidden from screen readers', () => {
    const card = show({ pharmacy: pharmacyFixture(1, { name: 'Rx Mart #12', brand: 'Rx Mart' }) });
    expect(card.getAttribute('data-mark')).toBe('RM');
    expect(card.className).toMatch(/^card mark tone-[0-7]$/);
    expect(card.textContent).not.toContain('RM');
  });

  it.each([
    [tuesdayAt(10), 'open', 'Open until 6 pm'],
    [tuesdayAt(17, 40), 'soon', 'Closes in 20 minutes'],
    [tuesdayAt(20), 'closed', 'Closed · opens tomorrow 9 am'],
  ])('tells the status in the pharmacy’s own time at %i', (now, style, text) => {
    const status = show({ pharmacy: pharmacyFixture(1, { hours }) }, now).querySelector('.hrs b');
    expect(plainSpaces(status?.textContent ?? '')).toBe(text);
    expect(status?.className).toBe(style);
  });

  it('puts the status in the element that held the place for it', () => {
    const item = { pharmacy: pharmacyFixture(1, { hours }) };
    const shape = (now: number | null) => {
      const card = show(item, now);
      const tags = [...card.querySelectorAll('*')].map((element) => element.tagName);
      cleanup();
      return tags;
    };
    expect(shape(tuesdayAt(10))).toEqual(shape(null));
  });

  it('asks to call where hours are unknown, at any time', () => {
    expect(show({ pharmacy: pharmacyFixture(1) }, tuesdayAt(10)).textContent).toContain(
      'Hours not listed — call',
    );
  });

  it('gives the pharmacy’s hours, and the store’s under that name if only these are known', () => {
    const store = scheduleOf(everyDay(range(7, 23)));
    const text = (known: OpeningHours) => {
      const line = textOf(show({ pharmacy: pharmacyFixture(1, { hours: known }) }), '.hrs b');
      cleanup();
      return line;
    };
    expect(text({ ...hours, store })).toBe('Mon–Fri 9 am–6 pm · Sat 9 am–1 pm · Sun closed');
    expect(text({ store })).toBe('Store: Every day 7 am–11 pm');
  });

  it('says how old hours are that cannot be relied on, before and after the time is known', () => {
    const old = { pharmacy: { weekly: officeWeek, asOf: '2021-12-08', old: true } } as const;
    const item = { pharmacy: pharmacyFixture(1, { hours: old }) };
    for (const now of [null, tuesdayAt(10)]) {
      expect(show(item, now).querySelector('.hrs b')?.textContent).toBe('Hours as of Dec 2021');
      cleanup();
    }
  });

  it('shows a range of distances if only the ZIP code is known', () => {
    const location = { lat: 33.5, lng: -86.8, precision: 'zip' } as const;
    const card = show({ pharmacy: pharmacyFixture(1, { location }), distanceMiles: 6.3 });
    expect(card.textContent).toContain('1–12\u00a0mi');
  });

  it('says of a fictional pharmacy beside its name that it is one', () => {
    expect(show({ pharmacy: pharmacyFixture(1) }).textContent).not.toContain('Sample');
    cleanup();
    const sources = [{ id: 'sample', date: '2026-01-01', fields: ['all'] }];
    expect(textOf(show({ pharmacy: pharmacyFixture(1, { sources }) }), 'h3')).toBe('Pharmacy 1Sample');
  });

  it('says first why it was chosen, or which requested features it has', () => {
    const pharmacy = pharmacyFixture(1, {
      phone: '+12055550123',
      services: ['delivery', 'naloxone'],
    });
    expect(textOf(show({ pharmacy, reason: 'Open all night' }), '.tags')).toBe(
      'Open all night · Delivers · Naloxone',
    );
    cleanup();
    render(<PharmacyCard item={{ pharmacy }} at={null} asked={['naloxone']} />);
    expect(textOf(screen.getByRole('listitem'), '.tags')).toBe('Naloxone · Delivers');
    expect(textOf(screen.getByRole('listitem'), '.tags b')).toBe('Naloxone');
  });

  it('warns of a listing that nobody has touched for ten years', () => {
    expect(textOf(show({ pharmacy: pharmacyFixture(1, { outdated: true }) }), '.tags')).toBe(
      'May be out of date: call before you go',
    );
  });

  it('says so if nothing is known of what it offers', () => {
    const card = show({ pharmacy: pharmacyFixture(1, { phone: '+12055550123' }) });
    expect(textOf(card, '.tags')).toBe('Services not listed');
  });

  it('is made of few elements, since a city has many cards', () => {
    const pharmacy = pharmacyFixture(1, {
      hours,
      phone: '+12055550123',
      types: ['community'],
      services: ['naloxone'],
    });
    expect(show({ pharmacy, distanceMiles: 1 }).querySelectorAll('*').length).toBeLessThanOrEqual(14);
  });
});
