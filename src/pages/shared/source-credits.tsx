import { wordsOfSource } from '../../vocabulary/source-words.ts';
import { sourceCreditWords } from './source-credit-words.ts';

interface SourceCreditsProps {
  /** Ids of the sources that the listings shown now have facts of. */
  readonly sources: readonly string[];
}

/** What each source in use supplies, and on which terms. */
export function SourceCredits({ sources }: SourceCreditsProps) {
  return (
    <ul>
      {sources.map((id) => {
        const { credit, url } = wordsOfSource(id);
        return (
          <li key={id}>
            {credit}
            {url !== undefined && (
              <>
                {' '}
                <a href={url}>{sourceCreditWords.terms}</a>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
