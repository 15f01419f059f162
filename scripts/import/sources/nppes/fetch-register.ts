import type { City } from '../../../../src/domain/places/city.ts';
import { count } from '../../../listings/import-report.ts';
import type { DroppedRow } from '../../../listings/listing-trace.ts';
import { faultOf, InputError } from '../../../problems/input-error.ts';
import { heldToSchema } from '../../hold-record.ts';
import type { ReadFiles } from '../../import-files.ts';
import type { SourceRecord } from '../../source-record.ts';
import { askRegister, type RegisterQuestion } from './nppes-api.ts';
import { type RegisterScope, readProvider, registerSource } from './nppes-provider.ts';

/** Asks the register for every city and reads the answers as an import does. */
export async function fetchRegister(
  cities: readonly City[],
  scope: RegisterScope,
  question: RegisterQuestion,
  onProgress: (done: number, total: number) => void,
): Promise<ReadFiles> {
  const records = new Map<string, SourceRecord>();
  const dropped = new Map<string, DroppedRow>();
  const reasons: Record<string, number> = {};
  const read: Record<string, number> = {};
  for (const [index, city] of cities.entries()) {
    onProgress(index, cities.length);
    const providers = await askRegister(city, question).catch((error: unknown) => {
      throw new InputError({
        file: 'the register’s API',
        value: faultOf(error),
        rule: `it must answer for ${city.name}, ${city.state}`,
        remedy: 'Run fetch again later: it goes on where it stopped.',
      });
    });
    for (const provider of providers) {
      count(read, 'register API');
      const given = readProvider(provider, `register API, ${city.name}, ${city.state}`, scope);
      const outcome = given.kind === 'record' ? heldToSchema(given.record) : given;
      if (outcome.kind === 'record') records.set(outcome.record.key, outcome.record);
      else {
        count(reasons, outcome.row.why);
        if (outcome.traced) dropped.set(outcome.row.key, outcome.row);
      }
    }
  }
  onProgress(cities.length, cities.length);
  return {
    records: [...records.values()],
    points: [],
    dropped: [...dropped.values()],
    read: { [registerSource]: read },
    droppedCounts: { [registerSource]: reasons },
  };
}
