import { brandSlug } from '../../domain/pharmacy/brand.ts';
import { brandNamed } from '../../domain/search/brand-named.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { brandPath, chainPath, directorySearchPath } from '../../domain/site/paths.ts';
import { intentLabels } from '../../features/directory-search/filter-label.ts';
import * as answersMessages from '../../messages/generated/answers.ts';
import * as brandMessages from '../../messages/generated/brand.ts';

interface ChainLinkProps {
  /** The words of a search. */
  readonly name: string;
  /** Chains that have a page; in a city, its chains. */
  readonly brands: readonly string[];
  readonly place?: Pick<CityDataset, 'city' | 'listed' | 'brandedSlug'> | undefined;
}

/** The way to the page of the chain that a search names. */
export function ChainLink({ name, brands, place }: ChainLinkProps) {
  const brand = brandNamed(name, brands);
  const slug = brand === undefined ? undefined : brandSlug(brand);
  if (brand === undefined || slug === undefined) return null;
  return (
    <p className="tight">
      {place === undefined ? (
        <a href={brandPath(slug)}>{brandMessages.everywhere({ brand })}</a>
      ) : (
        <a href={chainPath(place, slug)}>{brandMessages.titleCity({ brand, city: place.city.name })}</a>
      )}
    </p>
  );
}

interface NearLinkProps {
  /** The chain that is looked for; pharmacies of any name without it. */
  readonly brand?: string | undefined;
  /** What is asked for besides. */
  readonly query: DirectoryQuery;
  /** Whether a name was asked for that nobody has. */
  readonly hasName: boolean;
}

/** The way to what is around the visitor, where it is known who fits and who is open. */
export function NearLink({ brand, query, hasName }: NearLinkProps) {
  const intents = intentLabels(query);
  const ofAnyName = hasName ? answersMessages.anyNearFor({ intents }) : answersMessages.anyWish({ intents });
  const label =
    brand === undefined
      ? intents === ''
        ? answersMessages.anyNear
        : ofAnyName
      : intents === ''
        ? brandMessages.nearYou({ brand })
        : brandMessages.nearYouFor({ brand, intents });
  return (
    <p className="tight">
      <a className="btn" href={directorySearchPath({ ...query, q: '', brand, from: 'me', page: 1 })}>
        {label}
      </a>
    </p>
  );
}
