import { linkedMessage } from '../../components/ui/tagged-message.tsx';
import { site } from '../../config/site.ts';
import { pagePath } from '../../domain/site/paths.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import * as termsMessages from '../../messages/generated/terms.ts';
import { TextPage, Topic } from '../shared/screen.tsx';

/** Shows `/terms`: what visitors may expect of the directory. */
export function Component() {
  const { sample } = useSiteFacts();
  return (
    <TextPage page="terms" title={termsMessages.title}>
      <p>{termsMessages.intro({ site: site.name })}</p>
      <Topic title={termsMessages.information}>{termsMessages.informationText}</Topic>
      <Topic title={termsMessages.call}>{termsMessages.callText}</Topic>
      {sample && <p>{termsMessages.sample}</p>}
      <Topic title={termsMessages.names}>{termsMessages.namesText}</Topic>
      <Topic title={termsMessages.data}>
        {linkedMessage(termsMessages.dataText, { licenses: pagePath('licenses') })}
      </Topic>
      <p>{linkedMessage(termsMessages.questions, { contact: pagePath('contact') })}</p>
    </TextPage>
  );
}
