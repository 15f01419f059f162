import type { Lexicon } from '../domain/search/phrase/lexicon.ts';
import { terms } from './terms.ts';

const vaccineForms = (...names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [
    name,
    ...terms(
      'shot|shots|vaccine|vaccines|vaccination|vaccinations|jab|booster|boosters|immunization|clinic|shot clinic|vaccine clinic',
    ).map((form) => `${name} ${form}`),
  ]);

/** How visitors ask in English for what is done at a pharmacy. */
export const serviceWords: Lexicon['intents'] = [
  [
    'flu-shots',
    [
      ...vaccineForms('flu', 'influenza', 'seasonal flu', 'flue', 'new flu', 'latest flu'),
      'flushot',
      'flushots',
    ],
  ],
  [
    'covid-19-vaccines',
    vaccineForms(
      'covid',
      'new covid',
      'latest covid',
      'updated covid',
      'covid 19',
      'covid19',
      'coronavirus',
      'corona',
      'moderna',
      'pfizer',
      'novavax',
      'comirnaty',
    ),
  ],
  ['shingles-vaccines', vaccineForms('shingles', 'shingrix', 'zoster', 'herpes zoster')],
  [
    'travel-vaccines',
    [
      ...vaccineForms(
        'travel',
        'yellow fever',
        'typhoid',
        'malaria',
        'hepatitis a',
        'hep a',
        'cholera',
        'japanese encephalitis',
      ),
      'travel clinic',
      'travel health',
      'vaccines for travel',
      'shots for travel',
      'malaria pills',
    ],
  ],
  [
    'blood-pressure-checks',
    terms(
      'blood pressure|high blood pressure|high blood pressure check|blood pressure check|blood pressure checks|blood pressure test|blood pressure machine|' +
        'check blood pressure|check my blood pressure|bp check|bp machine|bp monitor|blood pressure monitor|bp',
    ),
  ],
  [
    'rapid-tests',
    terms(
      'rapid test|rapid tests|rapid testing|rapid strep|strep test|strep tests|strep throat test|strep throat|sore throat test|strep|flu test|flu tests|flu testing|' +
        'covid test|covid tests|covid testing|covid 19 test|covid 19 tests|covid 19 testing|rapid covid test|rapid covid tests|' +
        'rapid covid testing|rapid flu test|rapid strep test|antigen test|antigen tests|pcr test|coronavirus test|' +
        'self test|self tests|home test|home tests|at home test|at home tests|covid self test|rapid covid|rapid flu|covid rapid|flu rapid|covid antigen|covid pcr|covid swab|covid kit|covid kits|test for covid|test for flu|test for strep|get tested|tested for covid|tested for flu|tested for strep',
    ),
  ],
  [
    'medication-reviews',
    terms(
      'medication review|medication reviews|medicine review|medication check|medication checkup|review my medications|' +
        'review my medication|review my meds|review of my medicines|med review|meds review|mtm|medication therapy management|' +
        'medication counseling|brown bag review|drug interaction check',
    ),
  ],
  [
    'refill-synchronization',
    terms(
      'refill synchronization|medication synchronization|refill sync|med sync|meds sync|sync meds|sync my meds|sync refills|' +
        'sync my refills|medication sync|prescription sync|sync my prescriptions|refills on same day|' +
        'all refills on the same day|refills same day',
    ),
  ],
  [
    'blister-packaging',
    terms(
      'blister packaging|blister packing|blister pack|blister packs|blister|bubble pack|bubble packs|bubble packaging|' +
        'pill pack|pill packs|pillpack|pillpacks|pill packaging|pill packets|dose packs|dose packaging|multi dose packaging|' +
        'adherence packaging|pill organizer|dosette box|dosette|medication packaging',
    ),
  ],
  [
    'medication-disposal',
    terms(
      'medication disposal|drug disposal|medicine disposal|pill disposal|prescription disposal|disposal|dispose|dispose of|' +
        'drug take back|take back|takeback|drug take back program|drug drop box|drop box|drop off old pills|return old pills|return old meds|return old medicine|return medicine|return medication|return unused meds|return unused medication|drop off old meds|' +
        'drop off old medicine|drop off old medication|drop off expired meds|drop off expired medicine|old pills|old meds|' +
        'old medicine|old medication|old medications|old drugs|old prescriptions|expired meds|expired medicine|' +
        'expired medication|expired medications|expired pills|expired drugs|unused meds|unused medicine|unused medication|' +
        'unused medications|unused pills|leftover pills|leftover medicine|leftover meds|get rid of|get rid of old|throw away',
    ),
  ],
  ['naloxone', terms('naloxone|narcan|overdose|overdose kit|opioid overdose|overdose reversal|naloxone kit')],
  [
    'pet-medications',
    terms(
      'pet|pets|dog|dogs|cat|cats|puppy|puppies|kitten|kittens|vet|vets|veterinary|veterinarian|animal|animals|horse|horses|' +
        'pet medications|pet medication|pet medicine|pet medicines|pet meds|pet prescriptions|pet pharmacy|vet meds|' +
        'vet medicine|for my dog|for my cat|for my pet|for dogs|for cats|for pets|flea medicine|flea|heartworm|flea and tick',
    ),
  ],
  [
    'medical-equipment',
    terms(
      'medical equipment|medical supplies|medical supply|home medical equipment|durable medical equipment|dme|walker|walkers|' +
        'walker rental|rent a walker|wheelchairs|wheelchair rental|wheelchair rentals|rent wheelchair|rent a wheelchair|' +
        'buy wheelchair|buy a wheelchair|crutches|crutch|cane|canes|oxygen|oxygen tank|oxygen concentrator|cpap|cpap supplies|nebulizer|nebulizers|' +
        'hospital bed|hospital beds|knee brace|knee scooter|braces|commode|shower chair|compression socks|' +
        'compression stockings|breast pump|ostomy|ostomy supplies|rollator|mobility scooter',
    ),
  ],
  [
    'diabetes-supplies',
    terms(
      'diabetes supplies|diabetes|diabetic|diabetics|diabetic supplies|diabetic supply|diabetic test strips|' +
        'diabetes test strips|test strips|glucose test strips|glucose meter|glucose meters|glucose monitor|dexcom|freestyle libre|freestyle libre sensors|glucometer|lancets|' +
        'cgm|diabetic shoes|blood sugar|insulin needles|insulin syringes|insulin pump supplies|pen needles',
    ),
  ],
  [
    'smoking-cessation',
    terms(
      'smoking cessation|stop smoking|quit smoking|quitting smoking|help to stop smoking|help quitting smoking|' +
        'help me quit smoking|smoking|nicotine patch|nicotine patches|nicotine gum|nicotine|tobacco cessation|quit tobacco|' +
        'chantix|stop vaping|quit vaping',
    ),
  ],
];
