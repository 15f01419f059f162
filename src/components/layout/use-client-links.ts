import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isShortcut } from '../ui/pressed-key.ts';

function pathOfClick(event: MouseEvent): string | undefined {
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

function pathOfGetForm(event: SubmitEvent): string | undefined {
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

/** Makes clicks on this site's links, and its GET forms, navigate without loading a new document. */
export function useClientLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let lastPath: string | undefined;
    // Like a browser: a link to the page itself adds no history entry.
    const go = (path: string): void => {
      lastPath = path;
      navigate(path, { replace: path === location.pathname + location.search + location.hash });
    };
    const follow = (event: MouseEvent): void => {
      const path = pathOfClick(event);
      if (path === undefined) return;
      event.preventDefault();
      const isDoubleTap = event.detail > 1 && path === lastPath;
      if (!isDoubleTap) go(path);
    };
    const search = (event: SubmitEvent): void => {
      const path = pathOfGetForm(event);
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
