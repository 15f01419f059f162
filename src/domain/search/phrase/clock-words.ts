import type { Half, Intent, Side } from './lexicon.ts';
import type { TimeIndex } from './time-index.ts';
import type { Run } from './word-runs.ts';

/** A time of day in a phrase, with the intent that answers it; with none no listing is asked for it. */
export interface ClockRun extends Run {
  readonly intent: Intent | undefined;
  /** As a visitor writes it: `6:30am`. */
  readonly text: string;
}

interface Time {
  readonly from: number;
  readonly to: number;
  readonly hour: number;
  readonly minutes: number;
  readonly half: Half | undefined;
  readonly text: string;
  /** Whether the words alone say that it is a time. */
  readonly certain: boolean;
}

/**
 * The time that words from a position on can be read as. How a time is written is a rule, and with it stand the words that are part of that: `9 o clock`, and the
 * `noche` behind 12, which makes it midnight.
 */
function timeAt(all: readonly string[], from: number, { halves, counted }: TimeIndex): Time | undefined {
  const together = /^(\d{1,2}?)(\d{2})?(am|pm)$/.exec(all[from] ?? '');
  const alone = /^\d{1,2}$/.exec(all[from] ?? '');
  let to = from + 1;
  let hour = Number(together?.[1] ?? alone?.[0] ?? Number.NaN);
  let minutes = together?.[2];
  let half = together?.[3];
  if (alone !== null) {
    const later = /^([0-5]\d)(am|pm)?$/.exec(all[to] ?? '');
    if (later !== null) {
      minutes = later[1];
      half = later[2];
      to += 1;
    }
  }
  let text = all.slice(from, to).join(':');
  const oClock = all[to] === 'oclock' ? 1 : all[to] === 'o' && all[to + 1] === 'clock' ? 2 : 0;
  to += oClock;
  if (half === undefined) {
    const after = halves.find(([key]) => key.every((word, at) => all[to + at] === word));
    if (after !== undefined) {
      const [key, named] = after;
      half = named;
      to += key.length;
      text = `${text} ${key.join(' ').replace(/^([ap]) m$/, '$1m')}`;
    }
  }
  if (hour === 12 && all.slice(to - 1, to).includes('noche')) hour = 24;
  if (!(hour <= (half === undefined ? 23 : 12) || hour === 24) || counted.has(all[to] ?? ''))
    return undefined;
  if (hour === 24 && half === undefined) return undefined;
  return {
    from,
    to,
    hour,
    minutes: Number(minutes ?? 0),
    half: half === 'am' || half === 'pm' ? half : undefined,
    text,
    certain: half !== undefined || oClock > 0,
  };
}

/** Which side the words before a position ask for. */
function sideBefore(all: readonly string[], from: number, { sides, links }: TimeIndex): Side | undefined {
  for (let at = from - 1; at >= from - 3; at--) {
    const side = sides.get(all[at] ?? '');
    // `open until`, `opens at`: the word that says more counts.
    if (side !== undefined && side !== 'at') return side;
    if (side === 'at') return sides.get(all[at - 1] ?? '') ?? side;
    if (!links.has(all[at] ?? '')) return undefined;
  }
  return undefined;
}

const evening = (time: Time): Time => ({ ...time, half: 'pm' });

const perHour = 60;
const clock = (hour: number, minutes = 0): number => hour * perHour + minutes;
const midnight = clock(24);

/** Minutes since midnight; absent where morning and evening are alike likely. */
function minutesOf({ hour, minutes, half }: Time, side: Side): number | undefined {
  if (hour >= 13) return clock(hour, minutes);
  if (half !== undefined) return clock((hour % 12) + (half === 'pm' ? 12 : 0), minutes);
  if (side === 'until' || side === 'after') return clock(hour === 12 ? 24 : hour + 12, minutes);
  if (hour >= 5 && (side !== 'at' || hour < 8) && hour < 12) return clock(hour, minutes);
  return undefined;
}

/**
 * The intent that answers a time. Filters tell who closes at 9 pm or later, who opens before 8 am, who is open at noon and who never
 * closes: other times none of them answers. Who is open at 8 pm or after it closes at 9 pm, as good as always; who is open until then need not.
 */
function intentOf(minutes: number | undefined, side: Side): Intent | undefined {
  if (minutes === undefined) return undefined;
  const isLate = minutes >= clock(side === 'until' || side === 'before' ? 21 : 20) || minutes < clock(1);
  if (side === 'until' || side === 'after')
    return isLate ? 'open-late' : minutes <= clock(6) ? '24-hour' : undefined;
  if (minutes >= clock(1) && minutes < clock(5)) return '24-hour';
  const isEarly = minutes >= clock(5) && (minutes < clock(8) || (side === 'before' && minutes === clock(8)));
  if (isEarly) return 'open-early';
  // Nobody looks for a pharmacy that opens its doors at night: “opens at 9 pm” asks who is open then.
  if (side !== 'at' && !(side === 'from' && minutes >= clock(12))) return undefined;
  if (isLate && minutes <= midnight) return 'open-late';
  return minutes >= clock(12) && minutes < clock(13) ? 'open-through-lunch' : undefined;
}

/** The times of day that words name: `8pm`, `6 30 am`, `until 10`, `9 to 5`, `between 8 and 10 pm`. A number alone is one only after a word that asks for a time. */
export function clockRuns(all: readonly string[], index: TimeIndex): readonly ClockRun[] {
  const runs: ClockRun[] = [];
  const isEvening = all.some((word) => index.evening.has(word));
  const add = (read: Time, side: Side): void => {
    const time =
      read.half === undefined && side === 'at' && isEvening && read.hour <= 11 ? evening(read) : read;
    runs.push({
      from: time.from,
      to: time.to,
      intent: intentOf(minutesOf(time, side), side),
      text: time.text,
    });
  };
  for (let at = 0; at < all.length; at++) {
    const first = timeAt(all, at, index);
    if (first === undefined) continue;
    const side = sideBefore(all, at, index);
    const isBetween = index.between.has(all[at - (all[at - 1] === 'las' ? 2 : 1)] ?? '');
    const joined =
      index.joiners.has(all[first.to] ?? '') ||
      (all[first.to] === 'a' && side !== undefined) ||
      (isBetween && index.betweenJoiners.has(all[first.to] ?? ''));
    const second =
      joined || side !== undefined || first.certain
        ? timeAt(all, first.to + Number(joined), index)
        : undefined;
    if (second !== undefined && (joined || side === 'at' || second.certain)) {
      // `between 8 and 10 pm` is all evening; `8 to 10 pm` hardly.
      add(isBetween && first.half === undefined ? { ...first, half: second.half } : first, 'from');
      add(second, 'until');
      at = second.to - 1;
    } else if (first.certain || side !== undefined) {
      add(first, side ?? 'at');
      at = first.to - 1;
    }
  }
  return runs;
}
