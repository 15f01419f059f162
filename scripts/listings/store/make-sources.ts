import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { ReadFiles } from '../import/collect-outcomes.ts';
import { compareText } from '../import/source-record.ts';
import { censusSource } from '../online/census-geocoder.ts';
import { licenceOf } from '../source-credits.ts';
import { makeSource, type Source } from './source-file.ts';

/** Returns the sources that were read, in the form that the listing store keeps. */
export function makeSources(read: ReadFiles, origin: Pick<Source, 'brought' | 'day'>): readonly Source[] {
  const bySource = ({ source }: { readonly source: string }): string => source;
  const records = groupBy(read.records, bySource);
  const points = groupBy(read.points, bySource);
  const dropped = groupBy(read.dropped, bySource);
  const ids = new Set([...Object.keys(read.read), ...records.keys(), ...points.keys()]);
  return [...ids].map((id) =>
    makeSource({
      ...{ id, licence: licenceOf(id, read.licences?.[id]), files: { ...read.read[id] }, ...origin },
      ...{ records: records.get(id), points: points.get(id) },
      ...{ dropped: dropped.get(id), droppedCounts: read.droppedCounts[id] },
    }),
  );
}

/** Returns earlier and new positions of the geocoder as one source. The newest of an address counts. */
export function geocoderSource(
  earlierAnswers: Source['placed'],
  newAnswers: Source['placed'],
  day: string,
): Source {
  const order = ({ date = '', location }: Source['placed'][number]): string =>
    `${date} ${JSON.stringify(location)}`;
  const newestLast = [...earlierAnswers, ...newAnswers].toSorted((a, b) => compareText(order(a), order(b)));
  const placed = [...new Map(newestLast.map((answer) => [answer.address, answer])).values()];
  const files = { 'Census geocoder': placed.length };
  return makeSource({
    id: censusSource,
    licence: licenceOf(censusSource),
    brought: 'fetch',
    day,
    files,
    placed,
  });
}
