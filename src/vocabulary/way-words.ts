import type { WayWords } from '../domain/search/phrase/lexicon.ts';
import { terms } from './terms.ts';

/** How visitors say how far a pharmacy may be, in English and Spanish; accents are left out. */
export const ways: WayWords = {
  units: [
    { words: terms('mile|miles|mi|milla|millas'), miles: 1 },
    {
      words: terms('km|kms|kilometer|kilometers|kilometre|kilometres|kilometro|kilometros'),
      miles: 0.621371,
    },
    { words: terms('meters|metres|metros'), miles: 0.000621371 },
    { words: terms('feet'), miles: 1 / 5280 },
    { words: terms('min|mins|minute|minutes|minuto|minutos') },
    { words: terms('block|blocks|cuadra|cuadras') },
  ],
  numbers: [
    ['a', 1],
    ['an', 1],
    ['one', 1],
    ['un', 1],
    ['una', 1],
    ['half', 0.5],
    ['half a', 0.5],
    ['a half', 0.5],
    ['media', 0.5],
    ['quarter', 0.25],
    ['a quarter', 0.25],
    ['two', 2],
    ['dos', 2],
    ['a couple', 2],
    ['a couple of', 2],
    ['three', 3],
    ['tres', 3],
    ['five', 5],
    ['cinco', 5],
    ['ten', 10],
    ['diez', 10],
    ['fifteen', 15],
    ['quince', 15],
    ['twenty', 20],
    ['veinte', 20],
    ['thirty', 30],
    ['treinta', 30],
  ],
  limits: terms(
    'less than|no more than|not more than|no farther than|no further than|under|up to|at most|about|a menos de|menos de|no mas de|hasta|dentro de',
  ),
  means: terms(
    'walk|walking|drive|driving|ride|away|radius|distance|max|or less|by car|by foot|by bus|on foot|from me|from here|away from me|' +
      'walking distance|driving distance|caminando|andando|manejando|a pie|en carro|en coche|en auto|en bus|de aqui|de mi|de distancia|o menos|de radio',
  ),
};
