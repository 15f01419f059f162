import { filtersOf, type LandingEntry } from '../../domain/landing/landing-entry.ts';
import type { LandingGroup } from '../../domain/landing/landing-groups.ts';
import { landingPath } from '../../domain/site/paths.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import * as listingMessages from '../../messages/generated/listing.ts';
import { phraseOf } from '../../messages/keyword-text.ts';
import { LinkList, type ListedLink } from './link-list.tsx';

interface LinkGroupsProps {
  readonly groups: readonly LandingGroup[];
}

const linksTo = (entries: readonly LandingEntry[]): readonly ListedLink[] =>
  entries.map((entry) => ({ href: landingPath(entry.slug), label: entryLabel(entry) }));

/** What tells an entry from the others of its group. */
function entryLabel(entry: LandingEntry): string {
  const { neighborhood, landmark } = entry;
  const [filter, another] = filtersOf(entry);
  const label = filter !== undefined && another === undefined ? filtersMessages.label[filter] : undefined;
  return neighborhood ?? landmark ?? label ?? capitalize(phraseOf(entry));
}

/** A city's landing pages by what they are about, each group folded away until it is wanted. */
export function LinkGroups({ groups }: LinkGroupsProps) {
  return (
    <div className="tight">
      {groups.map(({ id, entries }) => (
        <details key={id} className="more" data-unconfirmed={id === 'unconfirmed' || undefined}>
          <summary>{listingMessages.groups[id]}</summary>
          <LinkList links={linksTo(entries)} />
        </details>
      ))}
    </div>
  );
}
