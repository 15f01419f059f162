import { type ReactNode, useEffect, useRef } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';
import { emergencyNumbers, linkedMessage } from '../../components/ui/tagged-message.tsx';
import * as errorElementMessages from '../../messages/generated/errorElement.ts';
import * as errorScreenMessages from '../../messages/generated/errorScreen.ts';

/**
 * What an uncaught route error shows (docs/specification.md#errors): the title, and the status or message; or
 * that there is no connection, and whom to call in an emergency.
 */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  if (navigator.onLine)
    return (
      <Screen title={errorElementMessages.title} action={errorScreenMessages.reload}>
        <p className="error-screen-detail">{describeError(error)}</p>
      </Screen>
    );
  return (
    <Screen title={errorScreenMessages.offlineTitle} action={errorScreenMessages.again}>
      <p>{errorScreenMessages.offlineText}</p>
      <p>{linkedMessage(errorScreenMessages.emergency, emergencyNumbers)}</p>
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
        <button type="button" className="btn" onClick={() => window.location.reload()}>
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
