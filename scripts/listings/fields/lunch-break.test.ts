import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSchedule } from './read-hours.ts';

const weekly = (text: string) => readSchedule(text, 'TX').schedule?.weekly;
const ranges = (text: string, day: 'mon' | 'sat' = 'mon') =>
  weekly(text)?.[day].map(({ opens, closes }) => `${opens / 60}-${closes / 60}`);

describe('a break at the end of hours in words', () => {
  it.each([
    'M-F 9am-6pm, closed for lunch 1pm-2pm',
    'M-F 9am-6pm closed for lunch 1-2',
    'Mon-Fri 0900-1800, closed 1300-1400',
    'Mon-Fri 9am-6pm (lunch 1:00-2:00)',
    'Mon-Fri 9am-6pm. Closed 1 PM to 2 PM for lunch.',
    'Mon-Fri 9:00-18:00; pharmacy is closed daily from 1pm to 2pm',
    'Mon–Fri 9am–6pm, pharmacy closed for lunch 1:00–2:00',
    'Mon-Fri 9am-6pm, closed lunch: 1-2',
  ])('divides each day: %s', (text) => {
    expect(ranges(text)).toEqual(['9-13', '14-18']);
    expect(weekly(text)?.sun).toEqual([]);
  });

  it('leaves days alone that it does not touch', () => {
    const text = 'Mon-Fri 9am-7pm, Sat 9am-1pm, closed 1:30pm-2pm';
    expect(ranges(text)).toEqual(['9-13.5', '14-19']);
    expect(ranges(text, 'sat')).toEqual(['9-13']);
  });

  it.each([
    'Mon-Fri 9am-7pm, lunch 1:30-2; Sat 9am-1pm',
    'Mon-Fri 9am-7pm\nLunch 1:30pm-2pm\nSat 9am-1pm',
    'Mon-Fri 9am-7pm (closed for lunch 1:30-2)\nSat 9am-1pm',
  ])('may stand behind each line of days: %s', (text) => {
    expect(ranges(text)).toEqual(['9-13.5', '14-19']);
    expect(ranges(text, 'sat')).toEqual(['9-13']);
  });

  it('of one line is not applied to another line’s days', () => {
    const text = 'Mon-Fri 9am-7pm, lunch 1:30-2; Sat 9am-6pm, lunch 1-1:30';
    expect(ranges(text)).toEqual(['9-13.5', '14-19']);
    expect(ranges(text, 'sat')).toEqual(['9-13', '13.5-18']);
    expect(ranges('Mon-Fri 9am-7pm, lunch 1:30-2; Sat 9am-6pm', 'sat')).toEqual(['9-18']);
    expect(ranges('Mon-Fri 9am-7pm (closed 1:30-2 for lunch); Sat 9am-7pm', 'sat')).toEqual(['9-19']);
    expect(ranges('Mon-Fri 9am-7pm; Lunch 1:30-2; Sat 9am-6pm', 'sat')).toBeUndefined();
  });

  it('may be of days that differ if it says so', () => {
    const text = 'Mon-Fri 9am-7pm, Sat-Sun 9am-5pm, closed 1:30pm-2pm daily';
    expect(ranges(text)).toEqual(['9-13.5', '14-19']);
    expect(ranges(text, 'sat')).toEqual(['9-13.5', '14-17']);
  });

  it.each([
    ['may be of the last days alone', 'Mon-Fri 9am-7pm, Sat-Sun 9am-5pm, closed 1:30pm-2pm'],
    [
      'may be of the last days alone, whose hours are the others’',
      'Mon-Thu 9am-6pm; Fri 9am-6pm, closed 1pm-2pm',
    ],
    ['may be of all days of its line', 'Mon-Wed 9am-6pm, Thu-Fri 9am-6pm (lunch 1-2); Sat 9am-1pm'],
    ['may be of the days behind it too', 'Mon-Fri 9am-6pm; lunch 1-2; Sat 9am-6pm'],
    ['is followed by days', 'Mon-Fri 9am-1pm, closed 1pm-2pm Mon-Fri, Sat 2pm-6pm'],
    ['ends long after noon', 'Mon-Fri 9am-6pm, closed 12pm-8pm'],
    ['ends a day’s hours', 'Mon-Fri 9am-2pm, lunch 1-2'],
    ['does not say its half of the day, and is no lunch', 'Mon-Fri 9am-6pm, closed 12-1'],
    ['is in the evening', 'Mon-Fri 9am-9pm, closed 6pm-7pm'],
    ['stands alone', 'Closed 1pm-2pm'],
    ['follows a slip', 'Mon-Fri 9am-6pm, Sat 9pm-1pm; closed for lunch 1:30-2pm daily'],
    ['is in a text that is not understood without it', 'M-F 8:30-5 closed for lunch 12:30-1:30'],
  ])('makes hours unknown where it %s', (_, text) => {
    expect(readSchedule(text, 'TX')).toEqual({ fault: expect.any(String) });
  });

  it('never opens a minute that the hours without it do not', () => {
    const half = fc.integer({ min: 1, max: 11 });
    const midday = fc.integer({ min: 11, max: 15 });
    const clock = (at: number): string => `${at > 12 ? at - 12 : at}${at < 12 ? 'am' : 'pm'}`;
    fc.assert(
      fc.property(half, half, midday, midday, (am, pm, from, to) => {
        const text = `Mon-Fri ${am}am-${pm}pm`;
        const broken = weekly(`${text}, closed for lunch ${clock(from)}-${clock(to)}`)?.mon;
        const [whole] = weekly(text)?.mon ?? [];
        fc.pre(broken !== undefined && whole !== undefined);
        expect(broken).toEqual([
          { opens: whole?.opens, closes: from * 60 },
          { opens: to * 60, closes: whole?.closes },
        ]);
      }),
    );
  });
});
