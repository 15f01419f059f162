import { linkedMessage } from '../../components/ui/tagged-message.tsx';
import { site } from '../../config/site.ts';
import { pagePath } from '../../domain/site/paths.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import * as aboutMessages from '../../messages/generated/about.ts';
import { TextPage, Topic } from '../shared/screen.tsx';

/** Shows `/about`: what the directory is, and where its listings come from. */
export function Component() {
  const { sample } = useSiteFacts();
  return (
    <TextPage page="about" title={aboutMessages.title}>
      <p>{aboutMessages.intro({ site: site.name })}</p>
      <h2>{aboutMessages.listings}</h2>
      {sample ? <p>{aboutMessages.sample}</p> : <p>{aboutMessages.sourced}</p>}
      <p>{linkedMessage(aboutMessages.places, { licenses: pagePath('licenses') })}</p>
      <Topic title={aboutMessages.unknown}>{aboutMessages.unknownText}</Topic>
      <Topic title={aboutMessages.order}>{aboutMessages.orderText}</Topic>
      <Topic title={aboutMessages.wrong}>
        {linkedMessage(aboutMessages.wrongText, {
          contact: pagePath('contact'),
          specialties: pagePath('specialties'),
        })}
      </Topic>
    </TextPage>
  );
}
