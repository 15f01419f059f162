import { findState, isStateCode, type StateCode } from '../../../src/domain/places/us-state.ts';
import { slugify } from '../../../src/domain/text/slug.ts';
import { factRows } from '../../lists/facts/fact-rows.ts';

/** Abbreviations of the states before the post office's two letters (GPO Style Manual). */
const byShortName = new Map(
  factRows('short-states', 'scripts/listings/fields').flatMap(({ state = '', names = '' }) =>
    names
      .split(' ')
      .flatMap((name): readonly [string, StateCode][] => (isStateCode(state) ? [[name, state]] : [])),
  ),
);

/** Returns the state in a cell, from its code, its name or an older abbreviation: `Texas (TX)` → TX. */
export function writtenState(text: string): StateCode | undefined {
  const [, name = text, bracketed] = /^(.*?)\s*(?:\(([a-z]{2})\))?$/i.exec(text.trim()) ?? [];
  const code = codeOf(name);
  return bracketed === undefined || code === codeOf(bracketed) ? code : undefined;
}

function codeOf(text: string): StateCode | undefined {
  const stated = text.trim().toUpperCase();
  if (isStateCode(stated)) return stated;
  return (
    findState(slugify(stated.replace(/^US-|\./g, '')))?.code ??
    byShortName.get(slugify(stated.replace(/\.\s*/g, ' ').trim()))
  );
}
