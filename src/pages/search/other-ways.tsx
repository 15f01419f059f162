import { taggedMessage } from '../../components/ui/tagged-message.tsx';
import { pagePath, presetPath } from '../../domain/site/paths.ts';
import * as answersMessages from '../../messages/generated/answers.ts';

/** Where else one may look when a search found nothing. */
export const OtherWays = () => (
  <p className="stack">
    {taggedMessage(answersMessages.otherWays, {
      directory: (text) => <a href={presetPath('directory')}>{text}</a>,
      sitemap: (text) => <a href={pagePath('sitemap')}>{text}</a>,
    })}
  </p>
);
