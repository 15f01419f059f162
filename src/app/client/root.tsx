import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SiteLayout } from '../../components/layout/site-layout.tsx';
import { StreetMapContext } from '../../components/map/map-content.ts';
import { SiteOriginContext } from '../../components/seo/page-head.tsx';
import { isSameList } from '../../components/ui/same-list.ts';
import { SiteFactsProvider } from '../../features/data-access/site-facts.ts';
import { StreetMap } from '../../features/map/street-map.tsx';
import { NotificationHost } from '../../features/notifications/notification-host.tsx';
import { notifyAction } from '../../features/notifications/notification-store.ts';
import { useSavedPages } from '../../features/offline/use-saved-pages.ts';
import type { LocationProblem } from '../../features/visitor-location/device-location.ts';
import { startVisitorLocation } from '../../features/visitor-location/visitor-location.ts';
import { appQueryClient } from './app-query-client.ts';
import { appSiteFacts } from './app-site-facts.ts';
import { loadErrorScreen } from './error-element.tsx';
import { HeaderSearch, useIsCityList } from './header-search.tsx';
import { KeptScroll } from './kept-scroll.tsx';
import { useNavigationFocus } from './navigation-focus.ts';
import { useWholeLayout } from './whole-layout.ts';

function tellProblem(problem: LocationProblem): void {
  import('../../messages/generated/locationProblems.ts')
    .then((locationProblemsMessages) =>
      notifyAction({
        title: locationProblemsMessages.title[problem],
        description: locationProblemsMessages.description[problem],
      }),
    )
    .catch((error: unknown) => console.error('Notifications could not be loaded:', error));
}

/** Renders the providers and the layout around every screen. */
export function Root() {
  useEffect(() => startVisitorLocation(tellProblem), []);
  return (
    <QueryClientProvider client={appQueryClient}>
      <SiteFrame>
        <NewPage />
      </SiteFrame>
      <NotificationHost />
      {/* It asks for the browser's router, which the pre-renderer does without. */}
      {!import.meta.env.SSR && <KeptScroll />}
    </QueryClientProvider>
  );
}

// A translating browser may leave old text in elements that the next page reuses.
function NewPage() {
  const { pathname, state } = useLocation();
  const [shown, setShown] = useState({ pathname, key: pathname });
  // A removed filter may lead to another path of the same list, which must keep the focus.
  if (shown.pathname !== pathname) setShown({ pathname, key: isSameList(state) ? shown.key : pathname });
  return <Outlet key={shown.key} />;
}

function SiteFrame({ children }: { readonly children: ReactNode }) {
  const facts = appSiteFacts();
  const results = useIsCityList();
  useNavigationFocus();
  useWholeLayout();
  const { mapStyleUrl, mapAtOnce } = facts;
  const map = useMemo(
    () =>
      mapStyleUrl === undefined ? null : { styleUrl: mapStyleUrl, atOnce: mapAtOnce === true, StreetMap },
    [mapStyleUrl, mapAtOnce],
  );
  useSavedPages(loadErrorScreen);
  return (
    <SiteFactsProvider value={facts}>
      <SiteOriginContext value={facts.origin}>
        <StreetMapContext value={map}>
          <SiteLayout
            sample={facts.sample}
            unconfirmed={facts.unconfirmed}
            search={<HeaderSearch />}
            results={results}
          >
            {children}
          </SiteLayout>
        </StreetMapContext>
      </SiteOriginContext>
    </SiteFactsProvider>
  );
}
