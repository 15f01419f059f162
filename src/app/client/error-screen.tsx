import { useEffect, useRef } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import * as errorScreenMessages from '../../messages/generated/errorScreen.ts';

/**
 * What an uncaught route error shows (docs/specification.md#errors): the title, and the status or message. Its links load the page anew,
 * since the running app is what failed; that also mends a page left open over a deploy.
 */
export function ErrorScreen() {
  const detail = describeError(useRouteError());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = errorScreenMessages.title;
    heading.current?.focus();
  }, []);
  return (
    <main className="error-screen">
      <h1 ref={heading} tabIndex={-1}>
        {errorScreenMessages.title}
      </h1>
      <p className="error-screen-detail">{detail}</p>
      <p className="error-screen-actions">
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {errorScreenMessages.reload}
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
