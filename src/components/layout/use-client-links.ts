import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isShortcut } from '../ui/pressed-key.ts';

/** The path to navigate to in the client, or undefined where the browser should follow the link itself. */
function clientPath(event: MouseEvent): string | undefined {
  const modified = isShortcut(event) || event.shiftKey;
  if (event.defaultPrevented || event.button !== 0 || modified || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
  const sameDocument = link.pathname === location.pathname && link.search === location.search;
  if (sameDocument && link.hash !== '') return;
  const lastSegment = link.pathname.split('/').at(-1) ?? '';
  if (lastSegment.includes('.')) return;
  return link.pathname + link.search + link.hash;
}

/** The path of a form that only asks for a page of this site, with the fields that were filled in. */
function searchedPath(event: SubmitEvent): string | undefined {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
  const action = new URL(form.action);
  if (action.origin !== location.origin) return;
  const filled = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );
  const search = new URLSearchParams(filled).toString();
  return search === '' ? action.pathname : `${action.pathname}?${search}`;
}

/**
 * Makes every plain link to this site, and every form that only asks for a page of it, a client navigation,
 * through one listener on the document. A page carries about a hundred links; a router component for each
 * would cost more in pre-rendering than the rest of the page.
 */
export function useClientLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let asked: string | undefined;
    // As a browser does it: the way to the page itself leaves no second entry for the way back.
    const go = (path: string): void => {
      asked = path;
      navigate(path, { replace: path === location.pathname + location.search + location.hash });
    };
    const follow = (event: MouseEvent): void => {
      const path = clientPath(event);
      if (path === undefined) return;
      event.preventDefault();
      const isDoubleTap = event.detail > 1 && path === asked;
      if (!isDoubleTap) go(path);
    };
    const search = (event: SubmitEvent): void => {
      const path = searchedPath(event);
      if (path === undefined) return;
      event.preventDefault();
      go(path);
    };
    document.addEventListener('click', follow);
    document.addEventListener('submit', search);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', search);
    };
  }, [navigate]);
}
