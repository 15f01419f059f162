import { type ComponentType, useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import * as errorElementMessages from '../../messages/generated/errorElement.ts';
import { reloadOncePerNavigation } from './document-load.ts';

export const loadErrorScreen = () => import('../../pages/error/error-screen.tsx');

/** Reloads the page after an error that no screen handled. Shows the error if a reload does not help. */
export function ErrorElement() {
  const error = useRouteError();
  const [Screen, setScreen] = useState<ComponentType<{ readonly error: unknown }>>();
  useEffect(() => {
    // A reload brings missing code or data, or those of a later deploy.
    if (canLoadDocument() && reloadOncePerNavigation()) return;
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

const canLoadDocument = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

const BareError = () => <h1>{errorElementMessages.title}</h1>;
