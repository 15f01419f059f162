import { findState, isStateCode, type StateCode } from '../../../src/domain/places/us-state.ts';
import { slugify } from '../../../src/domain/text/slug.ts';

/** How people shortened the states' names before the post office gave them two letters each, where those differ (GPO Style Manual). */
const shortNames = {
  AL: 'ala',
  AR: 'ark',
  AZ: 'ariz',
  CA: 'calif cal',
  CO: 'colo',
  CT: 'conn',
  DE: 'del',
  FL: 'fla flor',
  IL: 'ill',
  IN: 'ind',
  KS: 'kan kans',
  MA: 'mass',
  MI: 'mich',
  MN: 'minn',
  MS: 'miss',
  MT: 'mont',
  NC: 'n-carolina n-car',
  ND: 'n-dakota n-dak',
  NE: 'neb nebr',
  NM: 'n-mexico n-mex',
  NV: 'nev',
  OK: 'okla',
  OR: 'ore oreg',
  PA: 'penn penna',
  SC: 's-carolina s-car',
  SD: 's-dakota s-dak',
  TN: 'tenn',
  TX: 'tex',
  WA: 'wash',
  WI: 'wis wisc',
  WV: 'w-virginia w-va',
  WY: 'wyo',
} as const satisfies Partial<Record<StateCode, string>>;

const byShortName = new Map(
  Object.entries(shortNames).flatMap(([code, names]) =>
    names
      .split(' ')
      .flatMap((name): readonly [string, StateCode][] => (isStateCode(code) ? [[name, code]] : [])),
  ),
);

/** The state that a cell names: by its two letters, its name or an older short name, `Texas (TX)` too; undefined for any other text. */
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
