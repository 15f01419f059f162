import * as nearYouMessages from '../../messages/generated/nearYou.ts';
import type { useNearest } from './use-nearest.ts';

/** Says why what lies near the visitor does not show yet though their location is known, and what they can do about it. */
export function NearNote({ missing, retry }: Pick<ReturnType<typeof useNearest>, 'missing' | 'retry'>) {
  switch (missing) {
    case null:
    case 'location':
      return null;
    case 'answer':
      return (
        <p role="status" className="near-wait">
          {nearYouMessages.finding}
        </p>
      );
    case 'list':
      return (
        <div role="status" className="empty">
          <p>{navigator.onLine ? nearYouMessages.failed : nearYouMessages.offline}</p>
          <p>
            <button type="button" className="button" onClick={retry}>
              {nearYouMessages.retry}
            </button>
          </p>
        </div>
      );
  }
}
