import * as nearYouMessages from '../../messages/generated/nearYou.ts';
import type { useNearest } from './use-nearest.ts';

/** Says why nothing near the visitor shows yet, and what they can do about it. */
export function NearNote({ missing, retry }: Pick<ReturnType<typeof useNearest>, 'missing' | 'retry'>) {
  switch (missing) {
    case null:
      return null;
    case 'location':
      return <p>{nearYouMessages.waiting}</p>;
    case 'answer':
      return <p role="status">{nearYouMessages.finding}</p>;
    case 'list':
      return (
        <p role="status">
          {`${navigator.onLine ? nearYouMessages.failed : nearYouMessages.offline} `}
          <button type="button" className="plain" onClick={retry}>
            {nearYouMessages.retry}
          </button>
        </p>
      );
  }
}
