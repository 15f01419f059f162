import type { LandingGroup, LandingGroupId } from '../../domain/landing/landing-groups.ts';
import type { CitySummary } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import {
  type BrandedLink,
  type OverviewDataset,
  placeCounts,
  type StateSummary,
} from '../../domain/site/dataset.ts';
import { brandPath, cityPath, landingPath, statePath } from '../../domain/site/paths.ts';
import { groupedNumber } from '../../domain/text/grouped-number.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import { landingLabel } from '../../messages/keyword-text.ts';
import { Section, type SectionProps } from '../layout/section.tsx';

export interface ListedLink {
  readonly href: string;
  readonly label: string;
  readonly note?: string | number | undefined;
}

interface LinkListProps {
  readonly links: readonly ListedLink[];
  readonly look?: 'links' | 'links long' | 'lines' | 'chips';
  readonly label?: string;
  readonly names?: boolean;
}

export const LinkList = ({ links, look = 'links', label, names }: LinkListProps) => (
  <ul className={look} aria-label={label} translate={names ? 'no' : undefined}>
    {links.map(({ href, label: text, note }) => (
      <li key={href}>
        <a href={href}>
          {text}
          {look === 'chips' && <Note note={note} />}
        </a>
        {look !== 'chips' && <Note note={note} />}
      </li>
    ))}
  </ul>
);

const Note = ({ note }: Pick<ListedLink, 'note'>) =>
  note !== undefined && (
    <>
      {' '}
      <span>{typeof note === 'number' ? groupedNumber(note) : note}</span>
    </>
  );

/** Shows links under a heading. Nothing without links. */
export const LinkSection = ({ id, title, ...list }: LinkListProps & Omit<SectionProps, 'children'>) =>
  list.links.length > 0 && (
    <Section id={id} title={title}>
      <LinkList {...list} />
    </Section>
  );

/** Returns links to landing pages of City Drugs in towns: `City Drugs, Brunswick, GA`. */
export const cityDrugsLinks = (links: readonly BrandedLink[]): readonly ListedLink[] =>
  links.map(({ slug, name }) => ({ href: landingPath(slug), label: name }));

/** Returns links to chains' pages, with their numbers of pharmacies. */
export const brandLinks = (brands: OverviewDataset['brands']): readonly ListedLink[] =>
  brands.map(({ brand, name, count }) => ({ href: brandPath(brand), label: name, note: count }));

/**
 * Returns links to cities, with their numbers of listings. By default they lead to the cities' directories.
 */
export const cityLinks = (
  cities: readonly CitySummary[],
  labelOf: (city: CitySummary) => string = ({ name }) => name,
  pathOf: (city: CitySummary) => string = ({ slug }) => cityPath(slug),
): readonly ListedLink[] =>
  cities.map((city) => ({
    href: pathOf(city),
    label: labelOf(city),
    note: city.count > 0 ? city.count : listingMessages.noneYet,
  }));

/** Returns links to states' pages, noting how many of their cities and towns have listings. */
export const stateLinks = (states: readonly StateSummary[]): readonly ListedLink[] =>
  states.map((summary) => {
    const { name, slug } = usState(summary.state);
    const counts = placeCounts([summary]);
    const note = counts.cities > 0 ? listingMessages.places(counts) : undefined;
    return { href: statePath(slug), label: name, note };
  });

const groupsInRunningLines: ReadonlySet<LandingGroupId> = new Set([
  'combinations',
  'rewordings',
  'unconfirmed',
]);

/** Shows links to a city's landing pages in groups, such as types and neighborhoods. */
export const LinkGroups = ({ groups }: { readonly groups: readonly LandingGroup[] }) =>
  groups.map((group) => <LinkGroup key={group.id} {...group} />);

function LinkGroup({ id, entries }: LandingGroup) {
  const title = listingMessages.groups[id];
  const links = (
    <LinkList
      look={groupsInRunningLines.has(id) ? 'lines' : 'chips'}
      links={entries.map((entry) => ({ href: landingPath(entry.slug), label: landingLabel(entry) }))}
    />
  );
  return id === 'rewordings' ? (
    <details className="kinds fold">
      <summary>{title}</summary>
      {links}
    </details>
  ) : (
    <div className="kinds" data-unconfirmed={id === 'unconfirmed' || undefined}>
      <h3 className="ruled">{title}</h3>
      {links}
    </div>
  );
}
