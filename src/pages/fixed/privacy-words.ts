import { site } from '../../config/site.ts';

/** What the privacy screen says: headings each with its paragraphs, those of services only where the site has them. */
export const privacyWords = {
  title: 'Privacy',
  intro:
    'No account, no cookies, no advertising and no analytics. What you look for here is not recorded by us.',
  network: {
    title: 'Your approximate location',
    none: 'This site does not look up where you are from your network address.',
    asks: (host: string): string =>
      `When a page starts, your browser asks ${host} once where your network address is, roughly. That service sees your address, as any site you visit does. The answer stays in the open page and is used to measure distances; it is not sent to us or stored.`,
    control:
      'To keep a site like this from asking, switch on Global Privacy Control in your browser or an extension: with that signal, no lookup is made. You can also clear the location on the page.',
  },
  device: {
    title: 'Your precise location',
    text: 'Only when you press “Use my location” or measure from it does the site ask your browser for it, and your browser asks you. The position stays in the open page and is gone when you close it.',
  },
  search: {
    title: 'Your search',
    text: 'Filters are part of the page’s address, so that you can share or bookmark them. Like any web server, ours may keep the addresses of requested pages in a log for a short time.',
  },
  maps: {
    title: 'Maps',
    none: 'The map in a page is a drawing that is part of it. No map service is asked for it.',
    asks: (host: string): string =>
      `The map in a page is a drawing that is part of it. Only when you press “Open the street map” does your browser ask ${host} for the streets around the pharmacies on it; that service then sees your network address and which area you look at.`,
  },
  offline: {
    title: 'Pages kept on your device',
    text: 'Your browser keeps the pages you have opened here, so that you can read them without a network. They stay on your device until you clear this site’s data in your browser.',
  },
  links: {
    title: 'Links that leave this site',
    text: '“Directions” opens Google Maps, Apple Maps or OpenStreetMap with the pharmacy’s address or place; phone links open your phone. The map you choose then learns which address you asked about, under its own policy. Nothing is sent before you follow a link.',
  },
  form: {
    title: 'The contact form',
    text: (host: string): string =>
      `What you write in it goes to ${host} when you press “Send”, and from there to us. Nothing is sent before.`,
  },
  listings: {
    title: 'What the listings hold',
    text: (sources: string): string =>
      `Facts about pharmacies, not about people: names of officials and owners are not taken over. They come from ${sources}.`,
  },
  questions: { title: 'Questions', write: 'Write to', address: site.contactEmail },
} as const;
