import type { LandingGroup, LandingGroupId } from '../../domain/landing/landing-groups.ts';
import { type CitySummary, cityLabel } from '../../domain/places/city.ts';
import type { BrandedLink } from '../../domain/site/dataset.ts';
import { cityPath, landingPath } from '../../domain/site/paths.ts';
import { groupedNumber } from '../../domain/text/grouped-number.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import { landingLabel } from '../../messages/keyword-text.ts';

/** A link as a list shows it. */
export interface ListedLink {
  readonly href: string;
  readonly label: string;
  /** What stands behind the link, such as a count. */
  readonly note?: string | number | undefined;
}

interface LinkListProps {
  readonly links: readonly ListedLink[];
  /** As columns of links, in columns for long ones, in running lines, or as large targets. */
  readonly look?: 'links' | 'links long' | 'lines' | 'chips';
  /** What the list is for, where no heading says it. */
  readonly label?: string;
}

/** A list of links. */
export const LinkList = ({ links, look = 'links', label }: LinkListProps) => (
  <ul className={look} aria-label={label}>
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

/** Links to the branded-store pages. */
export const BrandedLinks = ({ links }: { readonly links: readonly BrandedLink[] }) => (
  <LinkList
    look="links long"
    links={links.map(({ slug, name }) => ({ href: landingPath(slug), label: name }))}
  />
);

interface CityLinksProps {
  readonly cities: readonly CitySummary[];
  /** Whether a state code follows the name; needed where the cities are not all of one state. */
  readonly withState?: boolean;
  readonly look?: 'links' | 'lines';
  /** The page that a city's number counts; the city's directory unless it is of some of its pharmacies. */
  readonly pathOf?: ((city: CitySummary) => string) | undefined;
}

/** Links to city directories, each with its number of listings. */
export const CityLinks = ({ cities, withState = false, look, pathOf }: CityLinksProps) => (
  <LinkList
    look={look}
    links={cities.map((city) => ({
      href: pathOf?.(city) ?? cityPath(city.slug),
      label: withState ? cityLabel(city) : city.name,
      note: city.count > 0 ? city.count : listingMessages.noneYet,
    }))}
  />
);

interface LinkGroupsProps {
  readonly groups: readonly LandingGroup[];
}

/** Groups that few visitors look for: their links stand in running lines. */
const plain: ReadonlySet<LandingGroupId> = new Set(['combinations', 'rewordings', 'unconfirmed']);

/** A city's landing pages by what they are about, one short link each. */
export const LinkGroups = ({ groups }: LinkGroupsProps) =>
  groups.map((group) => <LinkGroup key={group.id} group={group} />);

const LinkGroup = ({ group: { id, entries } }: { readonly group: LandingGroup }) => (
  <div className="kinds" data-unconfirmed={id === 'unconfirmed' || undefined}>
    <h3>{listingMessages.groups[id]}</h3>
    <LinkList
      look={plain.has(id) ? 'lines' : 'chips'}
      links={entries.map((entry) => ({ href: landingPath(entry.slug), label: landingLabel(entry) }))}
    />
  </div>
);
