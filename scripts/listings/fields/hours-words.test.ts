import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays } from '../../../src/domain/hours/hours.ts';
import { readSchedule } from './read-hours.ts';

const day = (opens: number, closes: number) => [{ opens: opens * 60, closes: closes * 60 }];
const weekly = (text: string) => readSchedule(text, 'FL').schedule?.weekly;
const full = { mon: 'Mon', tue: 'Tues', wed: 'Wed', thu: 'Thurs', fri: 'Fri', sat: 'Sat', sun: 'Sun' };

describe('hours in words', () => {
  it('are read as Publix’s list has them, with a comma at the end', () => {
    const text =
      'Sun 7:00 AM - 9:00 PM,Mon 7:00 AM - 10:00 PM,Tues 7:00 AM - 10:00 PM,Wed 7:00 AM - 10:00 PM,Thurs 7:00 AM - 10:00 PM,Fri 7:00 AM - 10:00 PM,Sat 7:00 AM - 10:00 PM,';
    expect(weekly(text)).toEqual({
      mon: day(7, 22),
      tue: day(7, 22),
      wed: day(7, 22),
      thu: day(7, 22),
      fri: day(7, 22),
      sat: day(7, 22),
      sun: day(7, 21),
    });
  });

  it.each([
    ['Mon-Fri 9am-5pm', 'Mo 09:00-17:00, Tu 09:00-17:00, We 09:00-17:00, Th 09:00-17:00, Fr 09:00-17:00'],
    ['Monday – Tuesday: 8 AM to Noon', 'Mo 08:00-12:00, Tu 08:00-12:00'],
    ['Sat, Sun 10:00 a.m.–6:00 p.m.', 'Sa 10:00-18:00, Su 10:00-18:00'],
    ['Saturday & Sunday 10 AM - Midnight', 'Sa 10:00-24:00, Su 10:00-24:00'],
    ['Weekends 12:00 AM - 12:00 PM', 'Sa 00:00-12:00, Su 00:00-12:00'],
    ['Mon 9:00AM - 1:00PM, 2:00PM - 6:00PM; Tue Closed', 'Mo 09:00-13:00,14:00-18:00'],
    ['Fri 8:00 PM - 2:00 AM', 'Fr 20:00-02:00'],
    ['Sat-Mon Open 24 Hours', 'Mo 00:00-24:00, Sa 00:00-24:00, Su 00:00-24:00'],
    ['Mo 9:00 AM-5:00 PM\nTu CLOSED', 'Mo 09:00-17:00'],
    ['Wednesday 09:00 - 21:00; Holidays closed', 'We 09:00-21:00; PH off'],
    ['M 9a-5p', 'Mo 09:00-17:00'],
    ['Sun Closed', 'off'],
    ['Mon 9 AM - 5 PM<br>Tue 9 AM - 6 PM', 'Mo 09:00-17:00, Tu 09:00-18:00'],
    ['Mon 20:00 - 06:00', 'Mo 20:00-06:00'],
    ['Mon 9:00-17:00; Sat 9:00-12:00; Sun closed', 'Mo 09:00-17:00, Sa 09:00-12:00'],
    ['Tues 22:00-6:00', 'Tu 22:00-06:00'],
    ['Sat-Sun 24 hours a day', 'Sa 00:00-24:00, Su 00:00-24:00'],
    ['9 AM - 5 PM Mon-Tue', 'Mo 09:00-17:00, Tu 09:00-17:00'],
    ['9am-1pm & 2pm-6pm Monday', 'Mo 09:00-13:00,14:00-18:00'],
    ['9am-9pm Mon-Tue, noon-6pm Sunday', 'Mo 09:00-21:00, Tu 09:00-21:00, Su 12:00-18:00'],
    ['9am-noon Mon; closed weekends; 24 hours Fri', 'Mo 09:00-12:00, Fr 00:00-24:00'],
    ['9am-5pm Mon, closed holidays', 'Mo 09:00-17:00; PH off'],
    ['Mon 9am-5pm, closed Sat & Sun', 'Mo 09:00-17:00'],
    ['Mon 9am-5pm; Sat closed; closed Sundays and holidays', 'Mo 09:00-17:00; PH off'],
    ['9am-noon Mon; Sat 1pm-5pm', 'Mo 09:00-12:00, Sa 13:00-17:00'],
    ['9am-9pm Mon\nSun 10am-6pm', 'Mo 09:00-21:00, Su 10:00-18:00'],
    ['Closed Sunday. Mon 9am-6pm', 'Mo 09:00-18:00'],
    ['Mon 9am-6pm (closed holidays)', 'Mo 09:00-18:00; PH off'],
    ['Mon 0730-1600, closed on federal holidays', 'Mo 07:30-16:00; PH off'],
    ['Mon 9am-6pm, closed major holidays', 'Mo 09:00-18:00'],
    ['MWF 9am-5pm', 'Mo 09:00-17:00, We 09:00-17:00, Fr 09:00-17:00'],
    ['TTh 9am-5pm', 'Tu 09:00-17:00, Th 09:00-17:00'],
    ['lunes y martes de 8:00 a.m. a 5:00 p.m.; domingo cerrado', 'Mo 08:00-17:00, Tu 08:00-17:00'],
    ['L y V 8am-5pm', 'Mo 08:00-17:00, Fr 08:00-17:00'],
    ['Viernes de 8am a 12 del mediodía', 'Fr 08:00-12:00'],
    ['Sábado desde 8 AM hasta medianoche', 'Sa 08:00-24:00'],
    ['Jueves 8am-6pm. Domingos y feriados cerrados.', 'Th 08:00-18:00; PH off'],
    ['Viernes 8am-6pm; días feriados 9am-12pm', 'Fr 08:00-18:00; PH 09:00-12:00'],
    ['Fines de semana 8am al mediodía', 'Sa 08:00-12:00, Su 08:00-12:00'],
    ['Sábado: 8 AM - 2 PM', 'Sa 08:00-14:00'],
    ['Mon Wed Fri 9am-5pm', 'Mo-Fr 09:00-17:00; Tu,Th off'],
    ['Tue-Fri 9am-5pm, Sat Sun closed', 'Tu-Fr 09:00-17:00'],
    ['9am-7pm Mon-Sat, 11am-4pm Sun; Holidays closed', 'Mo-Sa 09:00-19:00; Su 11:00-16:00; PH off'],
    ['Mon-Fri 9am-5pm, closed daily: 1pm-2pm', 'Mo-Fr 09:00-13:00,14:00-17:00'],
  ])('“%s” are “%s”', (text, syntax) => {
    expect(readSchedule(text, 'FL').schedule).toEqual(readSchedule(syntax, 'FL').schedule);
  });

  it('until 11:59 PM are hours until midnight', () => {
    expect(weekly('Daily 12:00 AM - 11:59 PM')).toEqual(weekly('Open 24 Hours'));
    expect(weekly('Monday 8:00 AM - 11:59 PM')?.mon).toEqual(day(8, 24));
    expect(weekly('Monday 11:59 PM - 11:59 PM')).toBeUndefined();
  });

  it('without a day are every day’s', () => {
    expect(weekly('Open 24 Hours')).toEqual(Object.fromEntries(weekdays.map((name) => [name, day(0, 24)])));
    for (const text of ['24 hours a day, 7 days a week', 'Open 24 hours, seven days a week'])
      expect(weekly(text)).toEqual(weekly('Open 24 Hours'));
    expect(weekly('Daily: 7:00 AM - 12:00 AM')).toEqual(
      Object.fromEntries(weekdays.map((name) => [name, day(7, 24)])),
    );
  });

  it.each([
    ['8am-12am daily', 8, 24],
    ['8 AM - midnight every day', 8, 24],
    ['noon-8pm daily', 12, 20],
    ['9am-9pm 7 days a week', 9, 21],
    ['Open 9am to 9pm, seven days a week', 9, 21],
    ['Open 7 days: 9am-9pm', 9, 21],
    ['9am-9pm everyday', 9, 21],
    ['9am-9pm each day', 9, 21],
    ['From 9am until 9pm every day of the week', 9, 21],
    ['9:00-21:00 daily', 9, 21],
    ['8 p.m. - 2 a.m. daily', 20, 26],
    ['9am-9pm Monday through Sunday', 9, 21],
    ['24 hours daily', 0, 24],
  ])('before the words for every day are every day’s: %s', (text, opens, closes) => {
    expect(weekly(text)).toEqual(Object.fromEntries(weekdays.map((name) => [name, day(opens, closes)])));
  });

  it.each([
    ['a time that does not say its half of the day', 'Mon-Fri 9-5'],
    ['an opening that may be of either half', 'Mon-Fri 8 - 9 PM'],
    ['a closing that does not', 'Mon-Fri 9 AM - 5'],
    ['a clock that may be of 12 or of 24 hours', 'Monday 1:00-5:00'],
    ['a clock that another day tells, in the small hours', 'Fri 9:00-17:00; Sat 1:00-5:00'],
    ['an end before its beginning on that clock', 'Fri 13:00-17:00; Sat 9:00-5:00'],
    ['half a clock of each kind', 'Mon 9 AM-17:00'],
    ['a morning’s opening that ends the next morning', 'Monday 09:00-05:30'],
    ['a closing after the small hours', 'Monday 08:00-04:30'],
    ['a closing in the small hours after a morning', 'Mon 08:00-04:00'],
    ['an afternoon of the 24-hour clock as a night', 'Mon-Fri 01:00-05:00'],
    ['such a one without colons', 'Mon-Fri 0100-0500'],
    ['years that would be an evening', 'Mon 2024-2026'],
    ['years in words', 'Mon 1999 to 2026'],
    ['a morning after a later one', 'Mon-Fri 08:30 - 12:30, 05:00 - 08:00'],
    ['a morning after a later one, on the same clock', 'Mon-Fri 09:00-12:00, 05:30-09:00'],
    ['times of one day that overlap', 'Mon 9 AM - 5 PM; Mon 8 AM - 12 PM'],
    ['an hour that no 12-hour clock has', 'Mon 13:00 AM - 5:00 PM'],
    ['a minute that no clock has', 'Mon 9:75 AM - 5:00 PM'],
    ['a day without times', 'Mon, Tues'],
    ['a day that is both open and closed', 'Mon 9 AM - 5 PM; Mon Closed'],
    ['times before one day and after another', '9 AM - noon Mon-Fri, Sat 1 PM - 5 PM'],
    ['a part without a day of its own', '9 AM - noon Mon-Fri; 1 PM - 5 PM; Sat 1 PM - 5 PM'],
    ['a name of a month that is a day in Spanish', 'Mar: Mon-Fri 9am-5pm'],
    ['times of no day among others', '9 AM - noon, Mon 1 PM - 5 PM'],
    ['days without a comma behind times or before more days', 'Mon-Fri 9am-5pm Sat Sun 9am-1pm Tue 6pm-9pm'],
    ['a day between two times', '9am-9pm Mon-Sat, Sun 10am-6pm, holidays'],
    ['days between closed and times', 'Mon-Fri 9am-5pm, closed Sat, Sun 10am-4pm'],
    ['nothing but days that are closed', 'Closed Sunday; open Mon-Sat'],
    ['an exception', '9am-9pm daily except Sunday'],
    ['a condition', 'Mon 9 AM - 5 PM by appointment'],
    ['a season', 'Summer: Mon 9 AM - 5 PM'],
    ['an end that is not told', 'Mon 9 AM'],
    ['a day that may be two', 'T 9 AM - 5 PM'],
    ['a letter that is another day in Spanish', 'M-V 9 AM - 5 PM'],
    ['the same with a dot in its times', 'M a V de 9:00 a.m. a 5:00 p.m.'],
  ])('with %s are refused: %s', (_, text) => {
    expect(readSchedule(text, 'FL')).toEqual({ fault: expect.any(String) });
  });

  it.each([
    ['Monday - Saturday (closed Sundays) 8:00am - 9:00pm', 'Mo-Sa 08:00-21:00'],
    ['Monday - Saturday (closed Sundays & Holidays) 8:00am - 9:00pm', 'Mo-Sa 08:00-21:00; PH off'],
    ['Mon-Fri (closed Sat, Sun) 9am-6pm', 'Mo-Fr 09:00-18:00'],
    ['Open Mon-Fri, closed weekends, 9am-6pm', 'Mo-Fr 09:00-18:00'],
    ['Monday-Friday closed holidays 9am-5pm', 'Mo-Fr 09:00-17:00; PH off'],
    ['Mon-Sat, closed Sundays & Holidays, 8am-9pm', 'Mo-Sa 08:00-21:00; PH off'],
    ['Tue-Sat, closed Sun & Mon: 9am-5pm', 'Tu-Sa 09:00-17:00'],
    ['Mon-Sat, closed on Sunday, 9am - noon, 1pm - 5pm', 'Mo-Sa 09:00-12:00,13:00-17:00'],
    ['Mon-Sat, closed Sundays 9 a.m. to 5 p.m.', 'Mo-Sa 09:00-17:00'],
    ['Open weekdays, closed weekends: 9am-5pm', 'Mo-Fr 09:00-17:00'],
    ['Mon-Sat\nclosed Sundays\n8am-9pm', 'Mo-Sa 08:00-21:00'],
    ['Sunday, Closed Monday, 9 AM–5 PM Tuesday, 9 AM–5 PM', undefined],
    ['Mon 9am-5pm; Tue-Thu, closed Fri, 9am-1pm', undefined],
    ['Sat-Sun, closed Mon, 9am-5pm Tue, 9am-5pm', undefined],
    ['Mon-Sat, closed Sun: 8am-9pm', 'Mo-Sa 08:00-21:00'],
    ['Mon-Sat closed Sun: 8am-9pm', undefined],
    ['Weekdays closed weekends 9am-1pm', undefined],
    ['Mon-Fri, closed Sat, Sun 10am-4pm', undefined],
    ['Daily (closed Sundays) 8am-9pm', undefined],
    ['Sat, closed Sun 8:30 AM - 6 PM', undefined],
    ['Sun Closed Mon 9am-5pm Tue 9am-5pm', 'Mo-Tu 09:00-17:00'],
    ['Sunday | Closed | Monday | 9am-5pm', 'Mo 09:00-17:00'],
    ['Mon-Fri 9am-5pm (closed Sundays, open holidays)', undefined],
    ['Closed Sundays, open holidays, Mon-Sat 9am-5pm', undefined],
    ['Mon-Sat 9am-5pm (closed Sundays, open holidays 10am-2pm)', 'Mo-Sa 09:00-17:00; PH 10:00-14:00'],
    ['Closed Sundays, open Mon-Sat 9am-5pm', 'Mo-Sa 09:00-17:00'],
    ['9am-6pm (Sunday closed) Mon-Sat', undefined],
    ['9am-6pm Sat & Sun: closed Mon-Fri', undefined],
    ['9am-6pm Mon-Sat, closed Sunday, closed holidays', 'Mo-Sa 09:00-18:00; PH off'],
  ])('with closed days between days and times are never turned inside out: %s', (text, syntax) => {
    expect(weekly(text)).toEqual(syntax && weekly(syntax));
    expect(readSchedule(text, 'FL').schedule?.holidays).toEqual(
      syntax && readSchedule(syntax, 'FL').schedule?.holidays,
    );
  });

  it.each([
    ['Sunday, 1–5PM', 'Su 13:00-17:00'],
    ['Sun 12-5 PM', 'Su 12:00-17:00'],
    ['Sat 8-11AM', 'Sa 08:00-11:00'],
    ['Mon 9 AM-1:30 PM, 2-8 PM', 'Mo 09:00-13:30,14:00-20:00'],
    ['Mon-Fri 9 - 5 PM', 'Mo-Fr 09:00-17:00'],
    ['Sat 6-11 PM', undefined],
    ['Sat 10-2 AM', undefined],
    ['Mon-Fri 1-12pm', undefined],
    ['Mon-Fri 4-12pm', undefined],
    ['Mon-Fri 12-12pm', undefined],
    ['Mon-Fri 3-11am', undefined],
    ['Sat 13-5 PM', undefined],
  ])('with AM or PM only at the end are known if one reading is possible: %s', (text, syntax) => {
    expect(weekly(text)).toEqual(syntax && weekly(syntax));
  });

  it.each(['Mon-Fri 9am-7pm EST', 'Mon-Fri 9:00 AM ET - 7:00 PM ET', 'Mon-Fri 9am-7pm (Eastern Time)'])(
    'may name the time zone of their state: %s',
    (text) => {
      expect(weekly(text)).toEqual(weekly('Mo-Fr 09:00-19:00'));
      expect(readSchedule(text, 'TX').schedule).toBeUndefined();
    },
  );

  it('give back every week, in any order of its days, before or after their times', () => {
    const time = (minutes: number): string => {
      const hours = Math.floor(minutes / 60) % 24;
      return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
    };
    const range = fc.record({
      // From one in the night until noon is likely to be an afternoon.
      opens: fc.constantFrom(0, 300, 301, 359, 419, 480, 555, 660, 719),
      // 11:59 PM is read as midnight.
      closes: fc.integer({ min: 720, max: 1440 }).filter((closes) => closes !== 1439),
    });
    fc.assert(
      fc.property(
        fc.tuple(range, range, range, range, range, range, range),
        fc.shuffledSubarray([...weekdays], { minLength: 1 }),
        (ranges, open) => {
          const of = (name: (typeof weekdays)[number]) => ranges[weekdays.indexOf(name)] ?? ranges[0];
          // Midnight to midnight may be all day or no time at all, and is refused.
          fc.pre(open.every((name) => of(name).opens > 0 || of(name).closes < 1440));
          const text = open
            .map((name) => `${full[name]} ${time(of(name).opens)} - ${time(of(name).closes)}`)
            .join(',');
          const timesFirst = open
            .map((name) => `${time(of(name).opens)} - ${time(of(name).closes)} ${full[name]}`)
            .join(', ');
          const expected = Object.fromEntries(
            weekdays.map((name) => [name, open.includes(name) ? [of(name)] : []]),
          );
          expect(weekly(text)).toEqual(expected);
          expect(weekly(timesFirst)).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('that are not understood are never guessed', () => {
    const words = fc.constantFrom(
      'Mon',
      'to',
      '9',
      'AM',
      '-',
      ',',
      'closed',
      'lunch',
      '5:00',
      'PM',
      ';',
      'noon',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (some) => {
        const text = some.join(' ');
        const { schedule, fault } = readSchedule(text, 'FL');
        expect(schedule === undefined).toBe(fault !== undefined);
      }),
    );
  });
});
