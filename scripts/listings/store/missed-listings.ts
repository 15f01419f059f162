import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { idOfKey } from '../import/source-record.ts';
import type { Source } from './source-file.ts';

/** Ids under which the records of sources may have been listed. */
const idsIn = (sources: readonly Source[]): ReadonlySet<string> =>
  new Set(
    sources.flatMap(({ records }) =>
      records.flatMap(({ key, npi }) => [idOfKey(key), ...(npi === undefined ? [] : [`npi:${npi}`])]),
    ),
  );

/** Returns the listings of which no source holds a record any more, as missed since `today`. */
export function missedNow(
  before: readonly Pharmacy[],
  sources: readonly Source[],
  today: string,
): readonly ClosedPharmacy[] {
  const known = idsIn(sources);
  return before
    .filter(({ id }) => !known.has(id))
    .map(({ id, slug, name, address, location, brand, sources: of }) => ({
      ...{ id, slug, name, address, location, brand, sources: of },
      why: 'missed',
      missedOn: today,
    }));
}

/** Returns those missed before that still are: for a year, and while no source holds them again. */
export function stillMissed(
  before: readonly ClosedPharmacy[],
  sources: readonly Source[],
  today: string,
): readonly ClosedPharmacy[] {
  const known = idsIn(sources);
  const yearAgo = `${String(Number(today.slice(0, 4)) - 1).padStart(4, '0')}${today.slice(4)}`;
  return before.filter(
    ({ id, why, missedOn }) => why === 'missed' && !known.has(id) && (missedOn ?? '') > yearAgo,
  );
}
