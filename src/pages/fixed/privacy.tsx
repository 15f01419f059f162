import { Fragment, type ReactNode } from 'react';
import { sourceName } from '../../components/listing/source-name.ts';
import { linkedMessage } from '../../components/ui/tagged-message.tsx';
import { advertising, offlinePages, site } from '../../config/site.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import * as privacyMessages from '../../messages/generated/privacy.ts';
import { ForgetDevice } from '../shared/forget-device.tsx';
import { TextPage } from '../shared/text-page.tsx';

interface Section {
  readonly title: string;
  /** Without any, the section is left out. */
  readonly texts: readonly string[];
  /** What a visitor can do about it. */
  readonly control?: ReactNode;
}

const hostOf = (url: string | undefined): string | undefined => url && new URL(url).hostname;

/** `/privacy`: what the site learns about a visitor, whom it asks, and how to keep it from asking. */
export function Component() {
  const { lookupHost, mapStyleUrl, contactFormUrl, sources = [] } = useSiteFacts();
  const mapHost = hostOf(mapStyleUrl);
  const formHost = hostOf(contactFormUrl);
  const sections: readonly Section[] = [
    {
      title: privacyMessages.networkTitle,
      texts:
        lookupHost === undefined
          ? [privacyMessages.networkNone]
          : [privacyMessages.networkAsks({ host: lookupHost }), privacyMessages.networkControl],
    },
    { title: privacyMessages.deviceTitle, texts: [privacyMessages.deviceText] },
    { title: privacyMessages.searchTitle, texts: [privacyMessages.searchText] },
    {
      title: privacyMessages.mapsTitle,
      texts: [mapHost === undefined ? privacyMessages.mapsNone : privacyMessages.mapsAsks({ host: mapHost })],
    },
    {
      title: privacyMessages.offlineTitle,
      texts: offlinePages === 'on' ? [privacyMessages.offlineText] : [],
    },
    { title: privacyMessages.keptTitle, texts: [privacyMessages.keptText], control: <ForgetDevice /> },
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
      <p>{advertising === 'none' ? privacyMessages.intro : privacyMessages.introAds}</p>
      {sections
        .filter(({ texts }) => texts.length > 0)
        .map((section) => (
          <Fragment key={section.title}>
            <h2>{section.title}</h2>
            {section.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {section.control}
          </Fragment>
        ))}
      <h2>{privacyMessages.questionsTitle}</h2>
      <p>
        {linkedMessage(privacyMessages.questionsText({ address: site.contactEmail }), {
          mail: `mailto:${site.contactEmail}`,
        })}
      </p>
    </TextPage>
  );
}
