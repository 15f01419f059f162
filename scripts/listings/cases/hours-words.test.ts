import { expect } from 'vitest';
import {
  listWithHours,
  overpass,
  pharmacyTags,
  rawFile,
} from '../../../tests/support/import-cases/case-files.ts';
import { type ImportCase, testImports } from '../../../tests/support/import-cases/import-cases.ts';

/** A pharmacy whose website words its hours so. */
const worded = (title: string, words: string, pharmacyHours: string): ImportCase => ({
  title: `${title}: “${words.replaceAll('\n', ' ⏎ ')}”`,
  files: [listWithHours(words)],
  listings: [{ name: 'Sandpiper Drugs', pharmacyHours }],
});

/** Matches the hours, or none: words that are not understood must not become others. */
const orUnknown = (hours: string): string => expect.stringMatching(`^(?:unknown|${hours})$`);

testImports('hours in words', [
  worded(
    'that close a day in brackets close that day alone',
    'Monday thru Saturday (closed Sundays) 8:30am to 9:00pm',
    'Mo-Sa 08:30-21:00; Su off',
  ),
  worded(
    'that close Sundays and holidays leave no holiday open',
    'Monday - Friday (closed Sundays & Holidays) 9:00am - 7:00pm, Saturday 9:00am - 2:00pm',
    'Mo-Fr 09:00-19:00; Sa 09:00-14:00; Su off; PH off',
  ),
  worded(
    'that close holidays behind the days leave no holiday open',
    'Mon-Fri except holidays 8am-5pm',
    orUnknown('Mo-Fr 08:00-17:00; Sa-Su off; PH off'),
  ),
  worded(
    'with a line for lunch are shut at lunch',
    'M-F 9:00am-6:00pm\nClosed for lunch 1:30pm-2:00pm',
    'Mo-Fr 09:00-13:30,14:00-18:00; Sa-Su off',
  ),
  worded(
    'with a zone behind the times are of that zone where the pharmacy has it',
    'Mon-Fri 8am-6pm EST; Sat 9am-1pm EST',
    'Mo-Fr 08:00-18:00; Sa 09:00-13:00; Su off',
  ),
  worded('of a clock three hours away are not read as local', 'Mon-Fri 8am-6pm PST', 'unknown'),
  worded('with one half of the day for both times', 'Daily 1–5PM', 'Mo-Su 13:00-17:00'),
  worded(
    'on lines of their own, with a tab and a dash of any kind',
    'Mon – Fri:\t9 a.m. — 6 p.m.\nSat:\t9 a.m. — 1 p.m.\nSun:\tClosed',
    'Mo-Fr 09:00-18:00; Sa 09:00-13:00; Su off',
  ),
  worded(
    'of a store and its pharmacy are not mixed up',
    'Store: Mon-Sun 7am-10pm; Pharmacy: Mon-Fri 9am-7pm, Sat 9am-5pm',
    orUnknown('Mo-Fr 09:00-19:00; Sa 09:00-17:00; Su off'),
  ),
  worded(
    'that end earlier for the pharmacy are not the store’s',
    '7 days 8AM-10PM (pharmacy closes at 8PM)',
    orUnknown('Mo-Su 08:00-20:00'),
  ),
  worded(
    'with an hour for seniors are not that hour alone',
    'Mon-Sat 9AM-9PM, Sun 10AM-6PM. Senior hour Tue 7AM-8AM',
    orUnknown('Mo 09:00-21:00; Tu 07:00-08:00,09:00-21:00; We-Sa 09:00-21:00; Su 10:00-18:00'),
  ),
  worded(
    'of the first Saturday are not every Saturday’s',
    'Mon-Fri 8:30am-5:30pm, 1st Saturday of month 9am-12pm',
    orUnknown('Mo-Fr 08:30-17:30; Sa-Su off'),
  ),
  worded(
    'of every other Saturday are not every Saturday’s',
    'Mon-Fri 8am-6pm, every other Sat 9am-1pm',
    'unknown',
  ),
  worded('of one season are not the whole year’s', 'Summer hours: Mon-Fri 8am-6pm', 'unknown'),
  worded(
    'around the clock but for Christmas do not promise Christmas',
    'Open 24 hours except Christmas Day',
    orUnknown('Mo-Su 00:00-24:00; christmas-day off'),
  ),
  worded('that only say “by appointment” are none', 'By appointment only', 'unknown'),
  worded(
    'of a counter that is closed for a time do not close it for good',
    'Temporarily closed until further notice',
    'unknown',
  ),
  worded(
    'of a drive-through are not the counter’s',
    'Mon-Fri 9am-7pm; Drive-thru Mon-Fri 8am-9pm',
    orUnknown('Mo-Fr 09:00-19:00; Sa-Su off'),
  ),
]);

const ospreyTags = pharmacyTags('Osprey Drug, 77 Bay Street, Savannah, GA 31401');
const mappedHours = (hours: string) =>
  overpass([
    { id: 'node/1', at: [32.081, -81.091], tags: { ...ospreyTags, opening_hours: hours } },
    {
      id: 'node/2',
      at: [32.05, -81.1],
      tags: pharmacyTags('Egret Drug, 4 Abercorn Street, Savannah, GA 31401'),
    },
  ]);

/** Returns the map with hours as JSON in place of the text `HERE`. */
function mappedJson(json: string) {
  const { name, text } = mappedHours('HERE');
  return rawFile(name, text.replace('"HERE"', json));
}
const depth = 50_000;

testImports('hours of a map', [
  {
    title: 'that nest fifty thousand deep cost that pharmacy its hours, and no other pharmacy anything',
    files: [mappedJson(`${'{"days":'.repeat(depth)}"Mo-Fr"${'}'.repeat(depth)}`)],
    listings: [
      { name: 'Osprey Drug', pharmacyHours: 'unknown' },
      { name: 'Egret Drug', pharmacyHours: 'unknown' },
    ],
  },
  {
    title: 'with days of Christmas keep them',
    files: [mappedHours('Mo-Sa 08:00-20:00; Su 10:00-18:00; Dec 24 08:00-14:00; Dec 25 off')],
    listings: [
      {
        pharmacyHours: 'Mo-Sa 08:00-20:00; Su 10:00-18:00; christmas-eve 08:00-14:00; christmas-day off',
      },
      {},
    ],
  },
  {
    title: 'with a comment that asks to call are not promised',
    files: [mappedHours('Mo-Fr 09:00-18:00 "call ahead"; Sa "by appointment"')],
    listings: [{ pharmacyHours: orUnknown('Mo-Fr 09:00-18:00; Sa-Su off') }, {}],
  },
]);
