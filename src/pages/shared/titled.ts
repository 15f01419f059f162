import { site } from '../../config/site.ts';
import * as headsMessages from '../../messages/generated/heads.ts';

/** A title with the site's name. */
export const titled = (title: string): string => headsMessages.titled({ title, site: site.name });
