import { namesApart } from '../../components/listing/names-apart.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { isCalled } from '../../domain/search/called-so.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import * as answersMessages from '../../messages/generated/answers.ts';

interface CalledHereProps {
  /** Words that a pharmacy may be called by though they are read as something else. */
  readonly called: string | undefined;
  readonly pharmacies: readonly Pharmacy[];
}

/** Leads to the pharmacies of a city that are called by words which mean something else besides: `community pharmacy`. */
export function CalledHere({ called, pharmacies }: CalledHereProps) {
  if (called === undefined) return null;
  const found = pharmacies.filter(({ name }) => isCalled(name, called));
  if (found.length === 0) return null;
  const nameOf = namesApart(found);
  return (
    <p className="tight">
      {`${answersMessages.calledHere({ count: found.length, name: called })} `}
      {found.map((pharmacy, index) => (
        <span key={pharmacy.id}>
          {index > 0 && ', '}
          <a href={pharmacyPath(pharmacy)}>{nameOf(pharmacy)}</a>
        </span>
      ))}
    </p>
  );
}
