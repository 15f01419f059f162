import type { LandmarkWords } from '../domain/search/phrase/lexicon.ts';
import { terms } from './terms.ts';

/** How visitors say that a pharmacy is to be near a hospital, a clinic or a nursing home, in English and Spanish; accents are left out. */
export const landmarks: LandmarkWords = {
  near: terms('near|nearby|by|beside|behind|around|across|opposite|outside|cerca|junto|frente|lado'),
  nearest: terms('close|closer|closest|near|nearer|nearest|next'),
  articles: terms('the|a|an|my|our|your|de|del|la|el|los|las|al|un|una'),
  links: terms('to|from|street'),
};
