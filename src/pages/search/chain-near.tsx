import { brandNamed } from '../../domain/search/brand-named.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import { intentLabels } from '../../features/directory-search/filter-label.ts';
import * as brandMessages from '../../messages/generated/brand.ts';

interface ChainNearProps {
  /** The words of a search. */
  readonly name: string;
  /** Chains that have listings. */
  readonly brands: readonly string[];
  /** What is asked for besides. */
  readonly query: DirectoryQuery;
}

/** The way to the pharmacies around the visitor of the chain that a search without a place names: which of them fit, and who is open, is known there. */
export function ChainNear({ name, brands, query }: ChainNearProps) {
  const brand = brandNamed(name, brands);
  if (brand === undefined) return null;
  const intents = intentLabels(query);
  return (
    <p className="tight">
      <a className="btn" href={directorySearchPath({ ...query, q: '', brand, from: 'me', page: 1 })}>
        {intents === '' ? brandMessages.nearYou({ brand }) : brandMessages.nearYouFor({ brand, intents })}
      </a>
    </p>
  );
}
