import { linkedMessage } from '../../components/ui/tagged-message.tsx';
import { advertising, offlinePages, site } from '../../config/site.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import * as privacyMessages from '../../messages/generated/privacy.ts';
import { sourceName } from '../../messages/source-name.ts';
import { ForgetDevice } from '../shared/forget-device.tsx';
import { TextPage, Topic } from '../shared/screen.tsx';

const hostOf = (url: string | undefined): string | undefined => url && new URL(url).hostname;

/** Shows `/privacy`: what the site learns about a visitor, and whom it asks. */
export function Component() {
  const { lookupHost, mapStyleUrl, contactFormUrl, sources = [] } = useSiteFacts();
  const mapHost = hostOf(mapStyleUrl);
  const formHost = hostOf(contactFormUrl);
  return (
    <TextPage page="privacy" title={privacyMessages.title}>
      <p>{advertising === 'none' ? privacyMessages.intro : privacyMessages.introAds}</p>
      <Topic title={privacyMessages.networkTitle}>
        {lookupHost === undefined
          ? privacyMessages.networkNone
          : privacyMessages.networkAsks({ host: lookupHost })}
      </Topic>
      {lookupHost !== undefined && <p>{privacyMessages.networkControl}</p>}
      <Topic title={privacyMessages.deviceTitle}>{privacyMessages.deviceText}</Topic>
      <Topic title={privacyMessages.searchTitle}>{privacyMessages.searchText}</Topic>
      <Topic title={privacyMessages.mapsTitle}>
        {mapHost === undefined ? privacyMessages.mapsNone : privacyMessages.mapsAsks({ host: mapHost })}
      </Topic>
      {offlinePages === 'on' && (
        <Topic title={privacyMessages.offlineTitle}>{privacyMessages.offlineText}</Topic>
      )}
      <Topic title={privacyMessages.keptTitle}>{privacyMessages.keptText}</Topic>
      <ForgetDevice />
      <Topic title={privacyMessages.linksTitle}>{privacyMessages.linksText}</Topic>
      {formHost !== undefined && (
        <Topic title={privacyMessages.formTitle}>{privacyMessages.formText({ host: formHost })}</Topic>
      )}
      {sources.length > 0 && (
        <Topic title={privacyMessages.listingsTitle}>
          {privacyMessages.listingsText({ sources: sources.map(sourceName).join(', ') })}
        </Topic>
      )}
      <Topic title={privacyMessages.questionsTitle}>
        {linkedMessage(privacyMessages.questionsText({ address: site.contactEmail }), {
          mail: `mailto:${site.contactEmail}`,
        })}
      </Topic>
    </TextPage>
  );
}
