/** What a pharmacy's page shows late, in one file. */
export { FactCards } from './fact-cards.tsx';
export { PharmacyHead } from './pharmacy-head.tsx';
export { SourcesLine } from './sources-line.tsx';
export { WholeWeek } from './whole-week.tsx';
