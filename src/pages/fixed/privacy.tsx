import { Fragment } from 'react';
import { sourceName } from '../../components/listing/card-text.ts';
import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import { site } from '../../config/site.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import * as privacyMessages from '../../messages/generated/privacy.ts';
import { TextPage } from '../shared/text-page.tsx';

const hostOf = (url: string | undefined): string | undefined => url && new URL(url).hostname;

/** `/privacy`: what the site learns about a visitor, whom it asks, and how to keep it from asking. */
export function Component() {
  const { lookupHost, mapStyleUrl, contactFormUrl, sources = [] } = useSiteFacts();
  const mapHost = hostOf(mapStyleUrl);
  const formHost = hostOf(contactFormUrl);
  const sections = [
    {
      title: privacyMessages.networkTitle,
      texts: [
        lookupHost === undefined
          ? privacyMessages.networkNone
          : privacyMessages.networkAsks({ host: lookupHost }),
        privacyMessages.networkControl,
      ],
    },
    { title: privacyMessages.deviceTitle, texts: [privacyMessages.deviceText] },
    { title: privacyMessages.searchTitle, texts: [privacyMessages.searchText] },
    {
      title: privacyMessages.mapsTitle,
      texts: [mapHost === undefined ? privacyMessages.mapsNone : privacyMessages.mapsAsks({ host: mapHost })],
    },
    { title: privacyMessages.offlineTitle, texts: [privacyMessages.offlineText] },
    { title: privacyMessages.linksTitle, texts: [privacyMessages.linksText] },
    {
      title: privacyMessages.formTitle,
      texts: formHost === undefined ? [] : [privacyMessages.formText({ host: formHost })],
    },
    {
      title: privacyMessages.listingsTitle,
      texts:
        sources.length === 0
          ? []
          : [
              privacyMessages.listingsText({
                sources: sources.map(sourceName).join(', '),
              }),
            ],
    },
  ];
  return (
    <TextPage page="privacy" title={privacyMessages.title}>
      <p>{privacyMessages.intro}</p>
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
      <h2>{privacyMessages.questionsTitle}</h2>
      <p>
        {taggedMessage(privacyMessages.questionsText({ address: site.contactEmail }), {
          mail: (text) => <a href={`mailto:${site.contactEmail}`}>{text}</a>,
        })}
      </p>
    </TextPage>
  );
}
