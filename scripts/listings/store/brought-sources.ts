import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { ReadFiles } from '../import/collect-outcomes.ts';
import type { Geocoded } from '../import/placed.ts';
import { compareText } from '../import/source-record.ts';
import type { SourceHead } from '../kept-source.ts';
import { censusSource, questionOf } from '../online/census-geocoder.ts';
import { licenceOf } from '../source-credits.ts';
import { type PlacedAddress, type SourceContent, type SourceFile, sourceFile } from './source-file.ts';

/** How and when sources came in. */
export type Bringing = Pick<SourceHead, 'brought' | 'day'>;

const nothing: SourceContent = { records: [], points: [], placed: [], dropped: [], droppedCounts: {} };

/** The files of the sources that were read, each with all that it says now. */
export function broughtSources(read: ReadFiles, bringing: Bringing): readonly SourceFile[] {
  const records = groupBy(read.records, ({ source }) => source);
  const points = groupBy(read.points, ({ source }) => source);
  const dropped = groupBy(read.dropped, ({ source }) => source);
  const ids = new Set([...Object.keys(read.read), ...records.keys(), ...points.keys()]);
  return [...ids].map((id) =>
    sourceFile(
      { id, licence: licenceOf(id, read.licences?.[id]), files: { ...read.read[id] }, ...bringing },
      {
        ...nothing,
        records: records.get(id) ?? [],
        points: points.get(id) ?? [],
        dropped: dropped.get(id) ?? [],
        droppedCounts: read.droppedCounts[id] ?? {},
      },
    ),
  );
}

/** Returns the file of the geocoder's answers, old and new; of two on one address the newer. */
export function geocoderSource(
  known: readonly PlacedAddress[],
  { records }: Pick<ReadFiles, 'records'>,
  geocoded: Geocoded,
  bringing: Bringing,
): SourceFile {
  const answers = records.flatMap(({ key, address }): readonly PlacedAddress[] => {
    const found = geocoded.get(key);
    return found === undefined || address === undefined
      ? []
      : [{ address: questionOf(address), location: found.location, date: found.date }];
  });
  const order = ({ date, location }: PlacedAddress): string => `${date ?? ''} ${JSON.stringify(location)}`;
  const placed = [...groupBy([...known, ...answers], ({ address }) => address).values()].flatMap((group) =>
    group.toSorted((a, b) => compareText(order(b), order(a))).slice(0, 1),
  );
  return sourceFile(
    {
      id: censusSource,
      licence: licenceOf(censusSource),
      files: { 'Census geocoder': placed.length },
      ...bringing,
    },
    { ...nothing, placed },
  );
}
