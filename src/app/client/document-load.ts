import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isLoadFailure } from '../../features/data-access/load-failure.ts';

/** Under which the session remembers for which address a document was loaded in place of the app's own navigation. */
const storageKey = 'document-load';

/**
 * The address for which this document was loaded because the app could not show it. That is done once: a document never loads its own
 * address again by itself.
 */
let loadedFor: string | null = null;

/** Takes up, at the app's start, what the document before this one remembered. */
export function startDocumentLoads(): void {
  loadedFor = null;
  try {
    const remembered = window.sessionStorage.getItem(storageKey);
    window.sessionStorage.removeItem(storageKey);
    if (remembered === window.location.href) loadedFor = remembered;
  } catch {
    // A browser that lets the site store nothing: it remembers nothing either.
  }
}

/** Forgets for which address the document was loaded, once the visitor goes on to another. */
export function useDocumentLoads(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const first = useRef(address);
  useEffect(() => {
    if (first.current !== address) loadedFor = null;
  }, [address]);
}

/** What helps where the app cannot show a page: a document from the server or the service worker, a connection, or nothing. */
export type Remedy = 'document' | 'connection' | 'none';

/** The remedy for an error. Without a connection only a service worker has documents; what else a browser shows then has lost the app. */
export function remedyFor(error: unknown): Remedy {
  if (!isLoadFailure(error)) return 'none';
  const { onLine, serviceWorker } = window.navigator;
  if (!onLine && !serviceWorker?.controller) return 'connection';
  if (loadedFor !== window.location.href) return 'document';
  return onLine ? 'none' : 'connection';
}

/** Loads the document of the browser's address; false where that cannot be remembered, and so might never end. */
export function loadDocument(): boolean {
  try {
    window.sessionStorage.setItem(storageKey, window.location.href);
  } catch {
    return false;
  }
  // Not `assign`, which stays on the page where the address has a fragment.
  window.location.reload();
  return true;
}
