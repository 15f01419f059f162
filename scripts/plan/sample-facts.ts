import type {
  HolidayHours,
  OpeningHours,
  OpenRange,
  Schedule,
  WeeklyTable,
} from '../../src/domain/hours/hours.ts';
import { brandName } from '../../src/domain/places/city.ts';

/** Returns the next random number, from 0 to below 1. */
export type RandomStream = () => number;

function fnv1aHash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Returns a Mulberry32 random generator. Equal seeds give equal numbers. */
export function seededRandom(seed: string): RandomStream {
  let state = fnv1aHash32(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Names of fictional chains, unlike those of real ones. */
export const sampleChains = ['Goodwell Drug', 'Rx Mart'] as const;

const families = (
  'Alderton Bramwell Castellan Dunmore Everly Fairbrook Garland Hollis Ingleby Kessler ' +
  'Lockwood Marlow Norwood Okafor Penrose Quimby Rosales Sefton Thornbury Wexley'
).split(' ');

interface SampleSite {
  readonly brand: string | null;
  readonly street: string;
  readonly road: string;
}

/** Returns a function that invents a new pharmacy name at each call. Equal seeds give equal names. */
export function sampleNames(seed: string): (site: SampleSite) => string {
  const random = seededRandom(seed);
  const usedNames = new Set<string>();
  return (site) => {
    const freeName = nameCandidates(site, random).find((name) => !usedNames.has(name));
    // Forty pharmacies on ten streets never get so far.
    const name = freeName ?? `${site.brand ?? 'Pharmacy'} ${usedNames.size + 1}`;
    usedNames.add(name);
    return name;
  };
}

function nameCandidates({ brand, street, road }: SampleSite, random: RandomStream): readonly string[] {
  // The branded store of a town is the only one of its name.
  if (brand === brandName) return [brand];
  if (brand !== null) return [brand, `${brand} ${street}`, `${brand} ${road}`, `${brand} ${road} West`];
  const family = families[Math.floor(random() * families.length)] ?? street;
  const after = [`${family} Pharmacy`, `${family} Family Pharmacy`, `${family} Drug`];
  const on = [`${street} Pharmacy`, `${street} Drug`, `${street} Apothecary`];
  return random() < 0.5 ? [...on, ...after] : [...after, ...on];
}

const range = (opens: number, closes: number): OpenRange => ({ opens: opens * 60, closes: closes * 60 });

const week = (
  weekday: readonly OpenRange[],
  sat: readonly OpenRange[],
  sun: readonly OpenRange[],
): WeeklyTable => ({ mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat, sun });

const daily = (...ranges: readonly OpenRange[]): WeeklyTable => week(ranges, ranges, ranges);

const schedule = (weekly: WeeklyTable, holidays?: HolidayHours): Schedule => ({
  weekly,
  ...(holidays && { holidays }),
  neverOutdated: true,
});

const closedOnHolidays: HolidayHours = {
  'new-years-day': [],
  easter: [],
  'memorial-day': [],
  'independence-day': [],
  'labor-day': [],
  thanksgiving: [],
  'christmas-eve': [range(9, 13)],
  'christmas-day': [],
};

const openOnHolidays = (usual: readonly OpenRange[], short: readonly OpenRange[]): HolidayHours => ({
  'new-years-day': short,
  easter: short,
  'memorial-day': usual,
  'independence-day': usual,
  'labor-day': usual,
  thanksgiving: short,
  'christmas-eve': usual,
  'christmas-day': short,
});

const allDay = [range(0, 24)];
const evenings = week([range(8, 22)], [range(8, 22)], [range(9, 22)]);
const longStore = week([range(8, 21)], [range(9, 18)], [range(10, 18)]);
const office = week([range(9, 18)], [range(9, 13)], []);

const hoursKinds: readonly { readonly share: number; readonly hours: OpeningHours }[] = [
  { share: 4, hours: { pharmacy: schedule(daily(...allDay), openOnHolidays(allDay, allDay)) } },
  // Around the clock, with nothing said of holidays.
  { share: 2, hours: { pharmacy: schedule(daily(...allDay)), driveThrough: schedule(daily(...allDay)) } },
  { share: 12, hours: { pharmacy: schedule(evenings, openOnHolidays([range(10, 20)], [range(10, 18)])) } },
  {
    share: 14,
    hours: {
      pharmacy: schedule(
        week([range(9, 13), range(14, 20)], [range(9, 17)], [range(11, 17)]),
        closedOnHolidays,
      ),
      store: schedule(longStore, { ...openOnHolidays([range(9, 18)], [range(10, 17)]), 'christmas-day': [] }),
      driveThrough: schedule(week([range(9, 20)], [range(9, 17)], [])),
    },
  },
  // A chain's list states the hours of its stores alone.
  { share: 6, hours: { store: schedule(daily(range(7, 23))) } },
  { share: 10, hours: { pharmacy: schedule(week([range(7, 19)], [range(8, 14)], [])) } },
  { share: 22, hours: { pharmacy: schedule(office, closedOnHolidays) } },
  { share: 10, hours: { pharmacy: schedule(week([range(9, 12), range(13, 18)], [], [])) } },
  { share: 5, hours: { pharmacy: schedule(week([range(10, 25)], [range(10, 26)], [range(12, 24)])) } },
];

/** Returns random opening hours for a fictional pharmacy. Undefined means unknown hours. */
export function sampleHours(random: RandomStream): OpeningHours | undefined {
  let remaining = random() * 100;
  for (const { share, hours } of hoursKinds) {
    remaining -= share;
    if (remaining < 0) return hours;
  }
  return undefined;
}
