import { sourceName } from '../../components/listing/source-name.ts';
import { linkedMessage } from '../../components/ui/tagged-message.tsx';
import { advertising, offlinePages, site } from '../../config/site.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import * as privacyMessages from '../../messages/generated/privacy.ts';
import { ForgetDevice } from '../shared/forget-device.tsx';
import { TextPage } from '../shared/text-page.tsx';

const hostOf = (url: string | undefined): string | undefined => url && new URL(url).hostname;

/** `/privacy`: what the site learns about a visitor, whom it asks, and how to keep it from asking. */
export function Component() {
  const { lookupHost, mapStyleUrl, contactFormUrl, sources = [] } = useSiteFacts();
  const mapHost = hostOf(mapStyleUrl);
  const formHost = hostOf(contactFormUrl);
  return (
    <TextPage page="privacy" title={privacyMessages.title}>
      <p>{advertising === 'none' ? privacyMessages.intro : privacyMessages.introAds}</p>
      <h2>{privacyMessages.networkTitle}</h2>
      <p>
        {lookupHost === undefined
          ? privacyMessages.networkNone
          : privacyMessages.networkAsks({ host: lookupHost })}
      </p>
      {lookupHost !== undefined && <p>{privacyMessages.networkControl}</p>}
      <h2>{privacyMessages.deviceTitle}</h2>
      <p>{privacyMessages.deviceText}</p>
      <h2>{privacyMessages.searchTitle}</h2>
      <p>{privacyMessages.searchText}</p>
      <h2>{privacyMessages.mapsTitle}</h2>
      <p>{mapHost === undefined ? privacyMessages.mapsNone : privacyMessages.mapsAsks({ host: mapHost })}</p>
      {offlinePages === 'on' && (
        <>
          <h2>{privacyMessages.offlineTitle}</h2>
          <p>{privacyMessages.offlineText}</p>
        </>
      )}
      <h2>{privacyMessages.keptTitle}</h2>
      <p>{privacyMessages.keptText}</p>
      <ForgetDevice />
      <h2>{privacyMessages.linksTitle}</h2>
      <p>{privacyMessages.linksText}</p>
      {formHost !== undefined && (
        <>
          <h2>{privacyMessages.formTitle}</h2>
          <p>{privacyMessages.formText({ host: formHost })}</p>
        </>
      )}
      {sources.length > 0 && (
        <>
          <h2>{privacyMessages.listingsTitle}</h2>
          <p>{privacyMessages.listingsText({ sources: sources.map(sourceName).join(', ') })}</p>
        </>
      )}
      <h2>{privacyMessages.questionsTitle}</h2>
      <p>
        {linkedMessage(privacyMessages.questionsText({ address: site.contactEmail }), {
          mail: `mailto:${site.contactEmail}`,
        })}
      </p>
    </TextPage>
  );
}
