import * as resultsMessages from '../../messages/generated/results.ts';

interface RetryNoteProps {
  readonly message: string;
  readonly onRetry: () => unknown;
}

/** Says that something could not be loaded, with a button to retry. */
export const RetryNote = ({ message, onRetry }: RetryNoteProps) => (
  <div role="status" className="empty">
    <p>{message}</p>
    <p>
      <button type="button" className="button" onClick={() => onRetry()}>
        {resultsMessages.aroundAgain}
      </button>
    </p>
  </div>
);
