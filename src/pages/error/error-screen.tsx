import { useEffect, useRef } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';
import { emergencyNumbers, linkedMessage } from '../../components/ui/tagged-message.tsx';
import * as errorElementMessages from '../../messages/generated/errorElement.ts';
import * as errorScreenMessages from '../../messages/generated/errorScreen.ts';

/** Shows an error that no screen handled (docs/specification.md#errors). */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { onLine } = navigator;
  const title = onLine ? errorElementMessages.title : errorScreenMessages.offlineTitle;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
    heading.current?.focus();
  }, [title]);
  return (
    <main className="error-screen">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {onLine ? (
        <p className="error-screen-detail">{describeError(error)}</p>
      ) : (
        <>
          <p>{errorScreenMessages.offlineText}</p>
          <p>{linkedMessage(errorScreenMessages.emergency, emergencyNumbers)}</p>
        </>
      )}
      {/* Its links load a document, since the running app is what failed. */}
      <p className="error-screen-actions">
        <button type="button" className="btn" onClick={() => window.location.reload()}>
          {onLine ? errorScreenMessages.reload : errorScreenMessages.again}
        </button>{' '}
        <a className="button" href="/">
          {errorScreenMessages.home}
        </a>
      </p>
    </main>
  );
}

function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error && error.message !== '') return error.message;
  return typeof error === 'string' && error !== '' ? error : errorScreenMessages.noDetails;
}
