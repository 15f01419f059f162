import * as sourceCreditsMessages from '../../messages/generated/sourceCredits.ts';
import { sourceLinks } from '../../vocabulary/source-links.ts';

const credits: Readonly<Record<string, string | undefined>> = sourceCreditsMessages.credit;

interface SourceCreditsProps {
  /** Ids of the sources that the listings shown now have facts of. */
  readonly sources: readonly string[];
}

/** What each source in use supplies, and on which terms. */
export function SourceCredits({ sources }: SourceCreditsProps) {
  return (
    <ul>
      {sources.map((id) => {
        const url = sourceLinks[id];
        return (
          <li key={id}>
            {credits[id] ?? sourceCreditsMessages.other({ id })}
            {url !== undefined && (
              <>
                {' '}
                <a href={url}>{sourceCreditsMessages.terms}</a>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
