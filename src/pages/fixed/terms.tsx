import { linkedMessage } from '../../components/ui/tagged-message.tsx';
import { site } from '../../config/site.ts';
import { pagePath } from '../../domain/site/paths.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import * as termsMessages from '../../messages/generated/terms.ts';
import { TextPage } from '../shared/text-page.tsx';

/** `/terms`: what visitors may expect of the directory, and what they may not. */
export function Component() {
  const { sample } = useSiteFacts();
  return (
    <TextPage page="terms" title={termsMessages.title}>
      <p>{termsMessages.intro({ site: site.name })}</p>
      <h2>{termsMessages.information}</h2>
      <p>{termsMessages.informationText}</p>
      <h2>{termsMessages.call}</h2>
      <p>{termsMessages.callText}</p>
      {sample && <p>{termsMessages.sample}</p>}
      <h2>{termsMessages.names}</h2>
      <p>{termsMessages.namesText}</p>
      <h2>{termsMessages.data}</h2>
      <p>{linkedMessage(termsMessages.dataText, { licenses: pagePath('licenses') })}</p>
      <p>{linkedMessage(termsMessages.questions, { contact: pagePath('contact') })}</p>
    </TextPage>
  );
}
