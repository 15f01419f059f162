// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everyDay, range, scheduleOf } from '../../../tests/support/domain-fixtures.ts';
import { officeWeek, pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { type StatusAt, statusAt } from '../../components/listing/status-at.ts';
import type { OpeningHours } from '../../domain/hours/hours.ts';
import { TodayCard } from './today-card.tsx';

// As on a page that was sent, on which the whole week comes later.
beforeEach(() => document.body.setAttribute('data-server-rendered', 'true'));
afterEach(cleanup);

/** Wednesday, November 18, 2026, noon in Birmingham. */
const wednesday = statusAt(Date.UTC(2026, 10, 18, 18));
const show = (hours: OpeningHours | undefined, at: StatusAt | null): string =>
  render(<TodayCard pharmacy={pharmacyFixture(1, { hours })} at={at} />).container.textContent ?? '';

describe('the card of today’s hours', () => {
  it('has a row for each clock, the counter’s first, whose dot says whether it is open', () => {
    const hours = {
      store: scheduleOf(everyDay(range(8, 22))),
      pharmacy: scheduleOf(officeWeek),
      driveThrough: scheduleOf(officeWeek),
    };
    show(hours, wednesday);
    expect(screen.getByRole('heading').textContent).toBe('Today, Wednesday');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Pharmacy',
      'Drive-through',
      'Store',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '9\u00a0am–6\u00a0pm',
      '9\u00a0am–6\u00a0pm',
      '8\u00a0am–10\u00a0pm',
    ]);
    expect(screen.getAllByRole('definition').map(({ className }) => className)).toEqual([
      'of-counter open',
      '',
      '',
    ]);
  });

  it('says of a counter whose hours nobody states that they are not listed', () => {
    expect(show({ store: scheduleOf(officeWeek) }, wednesday)).toContain('PharmacyNot listed');
  });

  it('tells the date of old hours beside them', () => {
    const hours = { pharmacy: { weekly: officeWeek, asOf: '2021-12-08' } };
    expect(show(hours, wednesday)).toContain('Hours as of Dec 2021');
  });

  it('reserves room for the longest hours of the week until the day is known', () => {
    show({ pharmacy: scheduleOf(officeWeek) }, null);
    const row = screen.getByRole('definition');
    expect(row.textContent).toBe('');
    expect(row.dataset.room).toMatch(/\u00a0am–/);
    expect(screen.getByRole('heading').textContent).toBe('Opening hours');
  });

  it('says so where no hours are listed', () => {
    expect(show(undefined, wednesday)).toContain('Hours not listed');
  });
});
