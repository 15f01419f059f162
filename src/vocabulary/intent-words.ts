import type { Lexicon } from '../domain/search/phrase/lexicon.ts';
import { terms } from './terms.ts';

/** How visitors ask in English for what a pharmacy is, does and keeps open for. */
export const intentWords: Lexicon['intents'] = [
  [
    '24-hour',
    terms(
      '24 hour|24 hours|24 hr|24 hrs|24hr|24hrs|24hs|24 hs|24h|24 h|24 7|24hour|24hours|twenty four hour|twenty four hours|' +
        'open 24 hours|open 24 hrs|open 24 hr|open 24 h|open 24 7|open 24|24x7|24 x 7|247|open 247|open 24x7|24hrs 7days|twenty four seven|twenty four 7|24 hour service|24 7 365|24 hours a day|24 hrs a day|' +
        'all night|all night long|open all night|all nite|open all nite|around the clock|overnight|round the clock|never closes|never close|' +
        'always open|all hours|day and night|night and day|day or night|after midnight|past midnight|open after midnight|open past midnight',
    ),
  ],
  [
    'compounding',
    terms(
      'compounding|compound|compounded|compounds|custom medication|compounded medication|compound medication',
    ),
  ],
  ['specialty', terms('specialty|speciality|specialties|specialty medication|specialty drugs')],
  ['emergency', terms('emergency|emergencies|urgent|emergency hours|after hours|afterhours')],
  [
    'community',
    terms('community pharmacy|community pharmacies|retail pharmacy|retail pharmacies|neighborhood pharmacy'),
  ],
  [
    'hospital',
    terms(
      'hospital pharmacy|hospital pharmacies|pharmacy in hospital|pharmacy in a hospital|pharmacy inside hospital|' +
        'hospital outpatient pharmacy|outpatient pharmacy|hospital',
    ),
  ],
  ['clinic', terms('clinic pharmacy|clinic pharmacies|pharmacy in clinic|clinic|health center pharmacy')],
  [
    'long-term-care',
    terms(
      'long term care|longterm care|ltc|ltc pharmacy|nursing home|nursing homes|nursing facility|skilled nursing|' +
        'assisted living|care home|senior living',
    ),
  ],
  [
    'home-infusion',
    terms(
      'home infusion|infusion|infusions|home iv|iv pharmacy|iv pharmacies|iv therapy|iv infusion|infusion therapy',
    ),
  ],
  [
    'mail-order',
    terms(
      'mail order|ships|ship|shipping|shipped|that ships|ships to me|ships to my house|mailorder|by mail|order by mail|mail delivery|mails prescriptions|prescriptions by mail|through the mail|' +
        'mail my prescriptions',
    ),
  ],
  [
    'delivery',
    terms(
      'delivery|deliveries|delivers|deliver|delivering|home delivery|delivered|that delivers|same day delivery|' +
        'prescription delivery|free delivery|drop off at home|bring to my house|bring medicine|brings medicine',
    ),
  ],
  [
    'drive-through',
    terms(
      'drive through|drive thru|drive thur|drive tru|drive trough|drive thrue|drive threw|drive throu|drive thro|drivetru|drivethru|drivethrough|drive throughs|drive thrus|drive up|drive up window|drive in|' +
        'drive thru window|drive through window|pickup window|pick up window',
    ),
  ],
  [
    'open-late',
    terms(
      'open late|latest|open latest|open the latest|latest open|latest hours|opens late|late night|late nights|late|late hours|evening|evenings|open evenings|night|nights|at night|' +
        'night time|nighttime|open at night|tonight|open tonight|late tonight|open late tonight|midnight|open until midnight|' +
        'open till midnight|open til midnight|until midnight|till midnight|after work|extended hours|closes late|open late at night|' +
        'open late night|open late nights|after dark|nite|late nite|open late nite|tonite|open tonite|midnite|' +
        'until midnite|open until midnite',
    ),
  ],
  [
    'open-early',
    terms(
      'open early|opens early|early|early morning|early mornings|open early morning|opens early morning|' +
        'open early in the morning|early hours|earliest|before work|morning|mornings|in the morning',
    ),
  ],
  [
    'open-sunday',
    terms(
      'open sunday|this sunday|next sunday|this weekend|next weekend|open this weekend|open sundays|open on sunday|open on sundays|sunday|sundays|on sunday|on sundays|sunday hours|open weekend|' +
        'open weekends|open on weekends|open on the weekend|weekend|weekends|weekend hours|open sun|on sun|sun hours|sat sun|' +
        'sat and sun|saturday sun|sat sunday',
    ),
  ],
  [
    'open-saturday',
    terms(
      'open saturday|this saturday|next saturday|this weekend|next weekend|open this weekend|open saturdays|open on saturday|open on saturdays|saturday|saturdays|on saturday|on saturdays|' +
        'saturday hours|open weekend|open weekends|open on weekends|open on the weekend|weekend|weekends|weekend hours|open sat|' +
        'on sat|sat hours|sat sun|sat and sun|sat',
    ),
  ],
  [
    'open-every-day',
    terms(
      'open every day|365 days|365 days a year|open 365|open 365 days|365|every day|everyday|open everyday|7 days|seven days|7 days a week|seven days a week|open 7 days|' +
        'open seven days|open 7 days a week|open seven days a week|daily|open daily|all week|open all week|' +
        'every day of the week|all days',
    ),
  ],
  [
    'open-on-holidays',
    [
      'holiday',
      'holidays',
      'open holidays',
      'open on holidays',
      'open holiday',
      'holiday hours',
      'holiday weekend',
      'memorial day weekend',
      'labor day weekend',
      ...terms(
        'christmas|christmas day|christmas eve|xmas|thanksgiving|thanksgiving day|new years|new year|new years day|' +
          'new years eve|easter|easter sunday|labor day|memorial day|independence day|4th of july|fourth of july|4th july|july 4|july 4th|july fourth|4 july|' +
          'presidents day|mlk day|veterans day|columbus day|juneteenth|halloween|mothers day',
      ).flatMap((day) => [day, `open ${day}`, `open on ${day}`]),
    ],
  ],
  [
    'open-through-lunch',
    terms(
      'lunch|lunchtime|lunch time|lunch hour|lunch break|open at lunch|open for lunch|open lunch|open during lunch|during lunch|' +
        'through lunch|open through lunch|no lunch break|no lunch closing|not closed for lunch|doesnt close for lunch|' +
        'does not close for lunch|dont close for lunch|open over lunch|open at noon|at noon|noon|that doesnt close for lunch|' +
        'not closed at lunch|stays open for lunch|stays open at lunch',
    ),
  ],
  [
    'independent',
    terms(
      'independent|independents|independently owned|locally owned|family owned|local owned|privately owned|mom and pop|' +
        'mom n pop|ma and pa|mom pop|small business|non chain|not a chain|no chain|no chains|not chain|not chains|no big chains|not owned by a chain|not part of a chain|not chain owned|not a big chain',
    ),
  ],
  [
    'chain',
    terms(
      'chain|chains|chain pharmacy|chain pharmacies|chain store|chain stores|chain drugstore|big chain|big chains|' +
        'national chain|major chain',
    ),
  ],
  [
    'wheelchair-accessible',
    terms(
      'wheelchair accessible|wheelchair access|wheelchair|wheel chair|wheel chair accessible|wheelchair ramp|' +
        'wheelchair friendly|accessible|accessibility|handicap|handicap accessible|handicapped|handicapped accessible|' +
        'disabled access|ada accessible|step free',
    ),
  ],
  [
    'that-accepts-medicare',
    terms(
      'medicare|medicare part d|part d|takes medicare|accepts medicare|accept medicare|take medicare|that accepts medicare|' +
        'medicare accepted|medicare part b|medicare advantage',
    ),
  ],
  [
    'that-accepts-medicaid',
    terms(
      'medicaid|medicad|medicade|medicaide|medacaid|takes medicaid|accepts medicaid|accept medicaid|take medicaid|that accepts medicaid|medicaid accepted|' +
        'medi cal|medical assistance',
    ),
  ],
  [
    'spanish-speaking',
    terms(
      'spanish speaking|spanish|speak spanish|speaks spanish|spanish spoken|spanish language|in spanish|hispanic|latino|' +
        'bilingual|spanish pharmacist|spanish speaking pharmacist|spanish speaking staff|spanish speaker|spanish speakers|latina',
    ),
  ],
  ['full-service', terms('full service|full services|fullservice|many services|all services')],
  [
    'with-a-website',
    terms('with a website|with website|website|web site|has a website|have a website|with websites'),
  ],
  [
    'open',
    terms(
      'open now|now|opn now|open niw|open nwo|open noe|open noq|open mow|open nowe|open noew|open noww|open nowww|open right now|right now|open today|now open|currently open|open currently|open at the moment|still open|' +
        'open still|whats open|what is open|whos open|which are open|open this minute|opened now|' +
        'open rn|rn|open atm|open asap|today|already open|open this moment|open at this time|' +
        'open at this hour|right this minute|open right this minute|as of now|open as of now',
    ),
  ],
  [
    'near',
    terms(
      'near me|nearme|nr me|ner me|nar me|near my location|near by|nearby|nearby me|near to me|nearest me|nearest to me|nearest one to me|' +
        'closest me|closest to me|close to me|close by|closeby|close by me|close too me|closest too me|closest one|around me|around here|near here|' +
        'close to here|by me|to me|next to me|beside me|here|my location|my current location|current location|my area|' +
        'in my area|my neighborhood|where i am|where im at|close to my location|' +
        'close to home|near home|near my house|near my home|close to my house|in the area|this area|in this area|my city|' +
        'my town|around my area',
    ),
  ],
];
