import { Fragment } from 'react';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { wordsOfSource } from '../../vocabulary/source-words.ts';
import { pageTrail } from '../shared/trails.ts';
import { privacyWords as words } from './privacy-words.ts';

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
  const sections = [
    {
      title: words.network.title,
      texts: [
        lookupHost === undefined ? words.network.none : words.network.asks(lookupHost),
        words.network.control,
      ],
    },
    { title: words.device.title, texts: [words.device.text] },
    { title: words.search.title, texts: [words.search.text] },
    {
      title: words.maps.title,
      texts: [mapHost === undefined ? words.maps.none : words.maps.asks(mapHost)],
    },
    { title: words.offline.title, texts: [words.offline.text] },
    { title: words.links.title, texts: [words.links.text] },
    { title: words.form.title, texts: formHost === undefined ? [] : [words.form.text(formHost)] },
    {
      title: words.listings.title,
      texts:
        sources.length === 0
          ? []
          : [words.listings.text(sources.map((id) => wordsOfSource(id).name).join(', '))],
    },
  ];
  const { title, write, address } = words.questions;
  return (
    <div className="wrap">
      <Breadcrumbs trail={pageTrail(words.title)} />
      <div className="prose">
        <PageTitle>{words.title}</PageTitle>
        <p>{words.intro}</p>
        {sections
          .filter(({ texts }) => texts.length > 0)
          .map((section) => (
            <Fragment key={section.title}>
              <h2>{section.title}</h2>
              {section.texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Fragment>
          ))}
        <h2>{title}</h2>
        <p>
          {write} <a href={`mailto:${address}`}>{address}</a>.
        </p>
      </div>
    </div>
  );
}
