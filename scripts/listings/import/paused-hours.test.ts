import { expect, it } from 'vitest';
import { everyDay, range, scheduleOf } from '../../../tests/support/domain-fixtures.ts';
import { recordFixture as record } from '../../../tests/support/record-fixture.ts';
import { chooseFacts } from '../merge/listing-facts.ts';

const hours = { pharmacy: scheduleOf(everyDay(range(9, 18))) };
const paused = record('osm/1', '1 Oak St', {
  ...{ kind: 'community', date: '2026-09-01' },
  paused: 'tagged operational_status=temporarily_closed',
});

it('a pharmacy that is closed for a time has no hours of older records, and those of newer ones', () => {
  const stated = (date: string) => record('chain/1', '1 Oak St', { kind: 'chain', date, hours });
  expect(chooseFacts([paused, stated('2026-09-01')])?.hours).toBeUndefined();
  expect(chooseFacts([paused, stated('2026-10-01')])?.hours?.pharmacy).toEqual(hours.pharmacy);
});
