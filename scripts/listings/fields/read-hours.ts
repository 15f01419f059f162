import type { Clock, OpeningHours } from '../../../src/domain/hours/hours.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { readSchedule } from './hours-syntax.ts';

/** The hours that a source states, in OpenStreetMap's syntax, and whose they are. */
export interface StatedHours {
  readonly pharmacy?: string | undefined;
  readonly store?: string | undefined;
  readonly driveThrough?: string | undefined;
  /** The source's own date of them, `YYYY-MM-DD`; absent where it states none. */
  readonly asOf?: string | undefined;
}

export interface ReadHours {
  readonly hours?: OpeningHours | undefined;
  readonly refused: readonly string[];
}

/** Reads the hours of each clock. Those of one that are refused leave its hours unknown, and the others as they are. */
export function readHours(stated: StatedHours, state: StateCode): ReadHours {
  const refused: string[] = [];
  const hoursOf = (clock: Clock): OpeningHours => {
    const text = stated[clock];
    if (text === undefined) return {};
    const read = readSchedule(text, state);
    refused.push(...read.refused);
    return read.schedule === undefined
      ? {}
      : { [clock]: { ...read.schedule, ...(stated.asOf !== undefined && { asOf: stated.asOf }) } };
  };
  const hours: OpeningHours = { ...hoursOf('pharmacy'), ...hoursOf('store'), ...hoursOf('driveThrough') };
  return Object.keys(hours).length === 0 ? { refused } : { hours, refused };
}
