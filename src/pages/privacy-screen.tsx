import { Breadcrumbs } from '../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { site } from '../config/site.ts';
import { wordsOfSource } from '../data/source-words.ts';
import { pageTrail } from './trails.ts';

interface PrivacyScreenProps {
  /** Host name of the IP geolocation service this site is set up with; absent when there is none. */
  readonly lookupHost?: string | undefined;
  /** Host name of the interactive map's style; absent when there is no such map. */
  readonly mapHost?: string | undefined;
  /** Host name that takes the contact form; absent when there is none. */
  readonly formHost?: string | undefined;
  /** Ids of the listings' sources. */
  readonly sources: readonly string[];
}

/** What the site learns about a visitor, whom it asks, and how to keep it from asking. */
export function PrivacyScreen({ lookupHost, mapHost, formHost, sources }: PrivacyScreenProps) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={pageTrail('Privacy')} />
      <div className="prose">
        <PageTitle>Privacy</PageTitle>
        <p>
          No account, no cookies, no advertising and no analytics. What you look for here is not recorded by
          us.
        </p>
        <h2>Your approximate location</h2>
        {lookupHost === undefined ? (
          <p>This site does not look up where you are from your network address.</p>
        ) : (
          <p>
            {`When a page starts, your browser asks ${lookupHost} once where your network address is, roughly. That service sees your address, as any site you visit does. The answer stays in the open page and is used to measure distances; it is not sent to us or stored.`}
          </p>
        )}
        <p>
          To keep a site like this from asking, switch on Global Privacy Control in your browser or an
          extension: with that signal, no lookup is made. You can also clear the location on the page.
        </p>
        <h2>Your precise location</h2>
        <p>
          Only when you press “Use my location” does the site ask your browser for it, and your browser asks
          you. The position stays in the open page and is gone when you close it.
        </p>
        <h2>Your search</h2>
        <p>
          Filters are part of the page’s address, so that you can share or bookmark them. Like any web server,
          ours may keep the addresses of requested pages in a log for a short time.
        </p>
        <h2>Maps</h2>
        <p>
          The map in a page is a drawing that is part of it.
          {mapHost === undefined
            ? ' No map service is asked for it.'
            : ` Only when you press “Open the street map” does your browser ask ${mapHost} for the streets around the pharmacies on it; that service then sees your network address and which area you look at.`}
        </p>
        <h2>Links that leave this site</h2>
        <p>
          “Directions” opens Google Maps, Apple Maps or OpenStreetMap with the pharmacy’s address or place;
          phone links open your phone. The map you choose then learns which address you asked about, under its
          own policy. Nothing is sent before you follow a link.
        </p>
        {formHost !== undefined && (
          <>
            <h2>The contact form</h2>
            <p>
              {`What you write in it goes to ${formHost} when you press “Send”, and from there to us. Nothing is sent before.`}
            </p>
          </>
        )}
        {sources.length > 0 && (
          <>
            <h2>What the listings hold</h2>
            <p>
              {`Facts about pharmacies, not about people: names of officials and owners are not taken over. They come from ${sources.map((id) => wordsOfSource(id).name).join(', ')}.`}
            </p>
          </>
        )}
        <h2>Questions</h2>
        <p>
          Write to <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
        </p>
      </div>
    </div>
  );
}
