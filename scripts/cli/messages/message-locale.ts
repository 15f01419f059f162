/** The locale that a bundle is made for; `pseudo` is English with accents, lengthened, for tests. */
export type MessageLocale = 'en' | 'pseudo';

/** The locale that the environment asks for, which is English but in tests. */
export const messageLocale = (env: NodeJS.ProcessEnv): MessageLocale =>
  env.MESSAGE_LOCALE === 'pseudo' ? 'pseudo' : 'en';
