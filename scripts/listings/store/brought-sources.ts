import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { ReadFiles } from '../import/collect-outcomes.ts';
import type { Geocoded } from '../import/placed.ts';
import { compareText, type SourceRecord } from '../import/source-record.ts';
import { censusSource, questionOf } from '../online/census-geocoder.ts';
import { licenceOf } from '../source-credits.ts';
import { type PlacedAddress, type SourceFile, type SourceHead, sourceFile } from './source-file.ts';

/** Returns a file for each source that was read. */
export function broughtSources(
  read: ReadFiles,
  bringing: Pick<SourceHead, 'brought' | 'day'>,
): readonly SourceFile[] {
  const records = groupBy(read.records, ({ source }) => source);
  const points = groupBy(read.points, ({ source }) => source);
  const dropped = groupBy(read.dropped, ({ source }) => source);
  const ids = new Set([...Object.keys(read.read), ...records.keys(), ...points.keys()]);
  return [...ids].map((id) =>
    sourceFile(
      { id, licence: licenceOf(id, read.licences?.[id]), files: { ...read.read[id] }, ...bringing },
      {
        ...{ records: records.get(id), points: points.get(id), dropped: dropped.get(id) },
        droppedCounts: read.droppedCounts[id],
      },
    ),
  );
}

/** Returns the file of the geocoder's answers, old and new. The newer answer on an address counts. */
export function geocoderSource(
  known: readonly PlacedAddress[],
  records: readonly SourceRecord[],
  geocoded: Geocoded,
  day: string,
): SourceFile {
  const answers = records.flatMap(({ key, address }): readonly PlacedAddress[] => {
    const found = geocoded.get(key);
    return found === undefined || address === undefined
      ? []
      : [{ address: questionOf(address), location: found.location, date: found.date }];
  });
  const order = ({ date, location }: PlacedAddress): string => `${date ?? ''} ${JSON.stringify(location)}`;
  const newestLast = [...known, ...answers].toSorted((a, b) => compareText(order(a), order(b)));
  const placed = [...new Map(newestLast.map((answer) => [answer.address, answer])).values()];
  const files = { 'Census geocoder': placed.length };
  return sourceFile(
    { id: censusSource, licence: licenceOf(censusSource), files, brought: 'fetch', day },
    { placed },
  );
}
