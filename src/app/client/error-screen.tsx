import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import * as errorScreenMessages from '../../messages/generated/errorScreen.ts';
import { loadDocument, remedyFor } from './document-load.ts';

/**
 * What an uncaught route error shows. Where the page's code or data could not be had, that is its document, loaded once from the server or
 * the service worker; without a connection it says so. Any other error is told as it is (docs/specification.md#errors).
 */
export function ErrorScreen() {
  const error = useRouteError();
  const remedy = useMemo(() => remedyFor(error), [error]);
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (remedy === 'document') setStuck(!loadDocument());
  }, [remedy]);
  if (remedy === 'connection') return <OfflineScreen />;
  if (remedy === 'document' && !stuck) return <LoadingScreen />;
  return (
    <Screen title={errorScreenMessages.title} action={errorScreenMessages.reload}>
      <p className="error-screen-detail">{describeError(error)}</p>
    </Screen>
  );
}

/** Stands in for the moment until the document comes. */
function LoadingScreen() {
  return (
    <main className="error-screen">
      <p role="status">{errorScreenMessages.loading}</p>
    </main>
  );
}

function OfflineScreen() {
  return (
    <Screen title={errorScreenMessages.offlineTitle} action={errorScreenMessages.again}>
      <p>{errorScreenMessages.offlineText}</p>
      <p>
        {taggedMessage(errorScreenMessages.emergency, {
          emergency: (text) => <a href="tel:911">{text}</a>,
          poison: (text) => <a href="tel:+18002221222">{text}</a>,
        })}
      </p>
    </Screen>
  );
}

interface ScreenProps {
  readonly title: string;
  /** What the button that loads the page anew is called. */
  readonly action: string;
  readonly children: ReactNode;
}

/** A screen in place of the app. Its links load the page anew, since the running app is what failed. */
function Screen({ title, action, children }: ScreenProps) {
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
      {children}
      <p className="error-screen-actions">
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {action}
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
