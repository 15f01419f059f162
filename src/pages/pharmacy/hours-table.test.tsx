// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { everyDay, range, scheduleOf } from '../../../tests/support/domain-fixtures.ts';
import { officeWeek, pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { statusAt } from '../../components/listing/status-at.ts';
import type { OpeningHours } from '../../domain/hours/hours.ts';
import { HoursTable } from './today-card.tsx';

afterEach(cleanup);

/** Wednesday, November 18, 2026, noon in Birmingham. */
const at = statusAt(Date.UTC(2026, 10, 18, 18));
const show = (hours: OpeningHours, time: typeof at | null = at): HTMLElement =>
  render(<HoursTable pharmacy={pharmacyFixture(1, { hours })} at={time} />).container;
const headings = (table: HTMLElement): readonly (string | null)[] =>
  within(table)
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent);

describe('the table of hours', () => {
  it('has a column for each clock that is known, the pharmacy’s first, and marks today', () => {
    const store = scheduleOf(everyDay(range(8, 22)));
    show({ store, pharmacy: scheduleOf(officeWeek), driveThrough: scheduleOf(officeWeek) });
    const table = screen.getByRole('table', { name: 'Opening hours of Pharmacy 1' });
    expect(headings(table)).toEqual(['Day', 'Pharmacy', 'Store', 'Drive-through']);
    const today = within(table)
      .getAllByRole('row')
      .filter((row) => row.getAttribute('aria-current') === 'date');
    expect(today.map((row) => row.textContent)).toEqual([
      'Wednesday9\u00a0am–6\u00a0pm8\u00a0am–10\u00a0pm9\u00a0am–6\u00a0pm',
    ]);
  });

  it('never calls a store’s hours the pharmacy’s', () => {
    show({ store: scheduleOf(everyDay(range(8, 22))) });
    expect(headings(screen.getByRole('table'))).toEqual(['Day', 'Store']);
  });

  it('says of each clock how old its hours are', () => {
    const text = show({
      pharmacy: { weekly: officeWeek, asOf: '2021-12-08' },
      store: { weekly: officeWeek, asOf: '2026-10-01' },
      driveThrough: { weekly: officeWeek },
    }).textContent;
    expect(text).toContain('Pharmacy: Hours as of Dec 2021.');
    expect(text).toContain('Drive-through: Hours listed without a date.');
    expect(text).not.toContain('Oct 2026');
  });

  it('lists holidays with their next dates once the time is known, the next first and none that is past, and what each clock says of them', () => {
    const hours: OpeningHours = {
      pharmacy: scheduleOf(officeWeek, {
        holidays: { thanksgiving: [], 'new-years-day': [range(10, 14)] },
        exceptions: [
          { date: '2025-12-24', ranges: [] },
          { date: '2026-12-02', ranges: [] },
        ],
      }),
      store: scheduleOf(officeWeek, { holidays: { thanksgiving: [range(9, 17)] } }),
    };
    const rows = (time: typeof at | null) => {
      show(hours, time);
      const [, special] = screen.getAllByRole('table');
      const texts = special === undefined ? [] : within(special).getAllByRole('row').slice(1);
      const found = texts.map((row) => row.textContent?.replaceAll(/\u00a0(?![ap]m)/g, ''));
      cleanup();
      return found;
    };
    expect(rows(at)).toEqual([
      'ThanksgivingNov 26, 2026Closed9\u00a0am–5\u00a0pm',
      'Dec 2, 2026ClosedNot listed',
      'New Year’s DayJan 1, 202710\u00a0am–2\u00a0pmNot listed',
    ]);
    expect(rows(null)).toEqual([
      'New Year’s Day10\u00a0am–2\u00a0pmNot listed',
      'ThanksgivingClosed9\u00a0am–5\u00a0pm',
      'Dec 24, 2025ClosedNot listed',
      'Dec 2, 2026ClosedNot listed',
    ]);
  });
});
