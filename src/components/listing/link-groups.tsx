import type { LandingGroup, LandingGroupId } from '../../domain/landing/landing-groups.ts';
import { landingPath } from '../../domain/site/paths.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import { landingLabel } from '../../messages/keyword-text.ts';
import { LinkList } from './link-list.tsx';

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
