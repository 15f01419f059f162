import { type ComponentType, useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import * as errorElementMessages from '../../messages/generated/errorElement.ts';
import { loadDocument } from './document-load.ts';

/** Loads the error screen, which few visits need; where it is kept, it needs no connection. */
export const loadErrorScreen = () => import('../../pages/error/error-screen.tsx');

/**
 * Shows an error that no screen handled. First it loads the page's document once, from the server or the
 * service worker: that works without the missing code or data, or brings those of a later deploy. If the
 * error happens again, it shows the error screen.
 */
export function ErrorElement() {
  const error = useRouteError();
  const [Screen, setScreen] = useState<ComponentType<{ readonly error: unknown }>>();
  useEffect(() => {
    if (hasDocument() && loadDocument()) return;
    loadErrorScreen().then(
      (module) => setScreen(() => module.ErrorScreen),
      () => setScreen(() => BareError),
    );
  }, []);
  return Screen === undefined ? (
    <p role="status">{errorElementMessages.loading}</p>
  ) : (
    <Screen error={error} />
  );
}

/** Whether documents can be loaded: without a connection only a service worker has one. */
const hasDocument = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

const BareError = () => <h1>{errorElementMessages.title}</h1>;
