import { site } from '../../config/site.ts';

/** What the terms of use say. */
export const termsWords = {
  trail: 'Terms',
  title: 'Terms of use',
  intro: `By using ${site.name} you accept what this page says. It is short on purpose.`,
  information: 'Information, not advice',
  informationText:
    'This site lists pharmacies. It does not give medical advice, fill prescriptions or recommend one pharmacy over another. Ask a pharmacist or doctor about your medicines. In an emergency call 911.',
  call: 'Call before you go',
  callText:
    'Hours, services and stock change, and sources can be wrong or out of date. We show what our sources say and when they said it, without a guarantee that it is right today.',
  sample: 'All listings shown now are samples of fictional pharmacies. Do not rely on any of them.',
  names: 'Names and marks',
  namesText:
    'Names of pharmacies and stores belong to their owners. Being listed does not mean that an owner endorses this directory.',
  data: 'Data of others',
  dataText:
    'Cities and ZIP codes: GeoNames, CC BY 4.0. Links lead to sites of others, which have their own terms; directions open in Google Maps.',
  /** Before and after the link. */
  questions: ['Questions? ', '.'],
  contact: 'Contact us',
} as const;
