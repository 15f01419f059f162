import type { City } from '../../../../src/domain/places/city.ts';
import { faultOf } from '../../../cli/problems/fault-of.ts';
import type { ReadFiles } from '../../import/import-files.ts';
import { InputError } from '../../import/input-error.ts';
import { collectOutcomes } from '../../online/collect-outcomes.ts';
import { askRegister, type RegisterQuestion } from './nppes-api.ts';
import { type RegisterScope, readProvider, registerSource } from './nppes-provider.ts';

/** Asks the register for every city and reads the answers as an import does. */
export async function fetchRegister(
  cities: readonly City[],
  scope: RegisterScope,
  question: RegisterQuestion,
  onProgress: (done: number, total: number) => void,
): Promise<ReadFiles> {
  const { onOutcome, result } = collectOutcomes(registerSource, 'register API');
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
    for (const provider of providers)
      onOutcome(readProvider(provider, `register API, ${city.name}, ${city.state}`, scope));
  }
  onProgress(cities.length, cities.length);
  return result();
}
