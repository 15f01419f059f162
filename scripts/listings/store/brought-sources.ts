import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { ReadFiles } from '../import/collect-outcomes.ts';
import { compareText } from '../import/source-record.ts';
import { censusSource } from '../online/census-geocoder.ts';
import { licenceOf } from '../source-credits.ts';
import { makeSource, type Source } from './source-file.ts';

/** Returns a source of each id that was read. */
export function broughtSources(
  read: ReadFiles,
  bringing: Pick<Source, 'brought' | 'day'>,
): readonly Source[] {
  const bySource = ({ source }: { readonly source: string }): string => source;
  const records = groupBy(read.records, bySource);
  const points = groupBy(read.points, bySource);
  const dropped = groupBy(read.dropped, bySource);
  const ids = new Set([...Object.keys(read.read), ...records.keys(), ...points.keys()]);
  return [...ids].map((id) =>
    makeSource({
      ...{ id, licence: licenceOf(id, read.licences?.[id]), files: { ...read.read[id] }, ...bringing },
      ...{ records: records.get(id), points: points.get(id) },
      ...{ dropped: dropped.get(id), droppedCounts: read.droppedCounts[id] },
    }),
  );
}

/** Returns the source of the geocoder's answers, old and new. The newer answer on an address counts. */
export function geocoderSource(known: Source['placed'], answers: Source['placed'], day: string): Source {
  const order = ({ date = '', location }: Source['placed'][number]): string =>
    `${date} ${JSON.stringify(location)}`;
  const newestLast = [...known, ...answers].toSorted((a, b) => compareText(order(a), order(b)));
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
