/** What the contact screen says around its form. */
export const contactScreenWords = {
  title: 'Contact',
  emergency: 'In a medical emergency call',
  poison: '. For poison help call',
  notAPharmacy:
    '. We are not a pharmacy and cannot answer questions about medicines: please call a pharmacist.',
  correct: 'Correct a listing',
  correctSubject: 'Correction to a listing',
  write: 'Write to',
  correctHow:
    'with the pharmacy’s name and address, what is wrong, and how you know. Pharmacies may ask us to change or remove their own listing.',
  else: 'Anything else',
  noHealth: '. Please do not send us health information.',
} as const;
