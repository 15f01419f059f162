import * as locationProblemsMessages from '../../messages/generated/locationProblems.ts';
import type { LocationProblem } from './device-location.ts';

/** What the visitor is told where their device gave no location. */
export const locationNotice = (problem: LocationProblem) => ({
  title: locationProblemsMessages.title[problem],
  description: locationProblemsMessages.description[problem],
});
