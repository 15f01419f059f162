import type { TimeWords } from '../domain/search/phrase/lexicon.ts';
import { terms } from './terms.ts';

/** How visitors say when a pharmacy is to be open, and ask when one is, in English and Spanish; accents are left out. */
export const times: TimeWords = {
  open: terms('open|opened|abierta|abierto|abiertas|abiertos'),
  openStems: terms('open|abiert|abre'),
  now: terms('now|right|current|currently|moment|minute|ahora|mismo|momento'),
  when: terms(
    'how|when|whens|time|times|hour|hours|day|days|until|untill|till|til|cuando|hora|horas|horario|dia|dias|hasta',
  ),
  other: terms(
    'mon|monday|mondays|tue|tues|tuesday|tuesdays|wed|weds|wednesday|wednesdays|thu|thur|thurs|thursday|thursdays|fri|friday|fridays|' +
      'm f|m to f|m thru f|m through f|weekday|weekdays|tomorrow|yesterday|afternoon|afternoons|noon|noontime|public|' +
      'lunes|martes|miercoles|jueves|viernes|semana|manana',
  ),
  questions: terms('how late|how early|how long|what time|what times|when|whens|que hora|cuando'),
  hours: terms('hours|time|times|hora|horas|horario|horarios'),
  ofDay: terms(
    'tonight|today|open tonight|open today|night|evening|morning|in the night|in the evening|in the morning|at night|at evening|at morning|' +
      'this night|this evening|this morning|noche|manana|esta noche|esta manana|de la noche|de la manana|por la noche|por la manana|' +
      'en la noche|en la manana|hoy',
  ),
  thisDay: terms('tonight|today|esta|hoy'),
  parts: terms('tonight|night|evening|morning'),
  evening: terms('still|late|tonight|evening|night|todavia|noche'),
  sides: [
    ['until', terms('until|till|til|untill|hasta|close|closes|closing|cierra|cierran')],
    ['after', terms('past|after|beyond|despues')],
    ['before', terms('before|antes')],
    ['from', terms('from|since|opens|desde|abre|abren')],
    [
      'at',
      terms(
        'at|by|open|opened|abierta|abierto|abiertas|abiertos|mon|monday|tue|tues|tuesday|wed|wednesday|thu|thurs|thursday|f|fri|friday|' +
          'sat|saturday|sun|sunday|weekday|weekdays',
      ),
    ],
  ],
  links: terms('a|at|by|de|la|las'),
  joiners: terms('to|until|till|til|through|thru'),
  between: terms('between|entre'),
  betweenJoiners: terms('and|y'),
  counted: terms(
    'day|days|dias|dia|week|weeks|mile|miles|mi|km|min|mins|minute|minutes|block|blocks|hour|hours|hr|hrs|horas|star|stars',
  ),
  beforeClosing: terms('do|does|did|will|when|whens|time|hour|hours|to|they|that|which'),
  behindClosing: terms('at|after|before|by|until|till|til|around|past'),
  halves: [
    ['am', terms('am|a m|in the morning|de la manana')],
    ['pm', terms('pm|p m|in the afternoon|in the evening|at night|de la tarde|de la noche')],
  ],
};
