import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { pagePath, pharmacyPath } from './paths.ts';

/** The parameter of the contact page's address that names the pharmacy which a message is about. */
export const reportParameter = 'about';

/** The heading of the contact page's form. */
export const formId = 'form-title';

/** The contact page with its form begun: about one pharmacy. */
export const reportPath = (pharmacy: Pharmacy): string =>
  `${pagePath('contact')}?${reportParameter}=${pharmacyPath(pharmacy)}#${formId}`;

/** Whether a text has the form of a pharmacy's path. */
export const isReportedPath = (text: string): boolean => /^\/pharmacies\/[a-z0-9-]+\/[a-z0-9-]+$/.test(text);
