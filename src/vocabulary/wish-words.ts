import type { Intent } from '../domain/search/phrase/lexicon.ts';

/** Maps a wish (a filter, `open` now, `near` the visitor) to phrases for it, separated by `|`. */
export const wishes: Readonly<Record<Exclude<Intent, 'near-me'>, string>> = {
  '24-hour': `24 hour|24|24 7|247|24x7|24 7 365|24 hour a day|all night|all nite|overnight|
    around the clock|round the clock|never close|always open|open all hour|past midnight|after midnight|
    twenty four hour|twenty four seven|day and night|night and day|day or night|all hour`,
  compounding: `compounding|compound|compounded|custom medication`,
  specialty: `specialty|speciality|specialty medication`,
  delivery: `delivery|deliver|delivered|delivering|home delivery|same day delivery|free delivery|
    bring to my house|drop off at home`,
  emergency: `emergency|emergency hour|after hour|urgent`,
  community: `community pharmacy|retail pharmacy|neighborhood pharmacy`,
  hospital: `hospital pharmacy|hospital|outpatient pharmacy|pharmacy in hospital|pharmacy in a hospital|
    pharmacy inside hospital`,
  clinic: `clinic pharmacy|clinic|health center pharmacy`,
  'long-term-care': `long term care|ltc|nursing home|skilled nursing|assisted living|nursing facility|
    care home|senior living`,
  'home-infusion': `home infusion|infusion|iv pharmacy|iv therapy|infusion therapy|home iv|iv infusion`,
  'mail-order': `mail order|by mail|mail delivery|ship|shipping|ship to me|through the mail|
    mail my prescription`,
  'open-sunday': `sunday|sunday hour|on sun|open sun|sat sun|sat and sun|weekend|weekend hour`,
  'open-saturday': `saturday|saturday hour|sat|on sat|open sat|sat sun|sat and sun|weekend|weekend hour`,
  'open-late': `late|open late|late night|late nite|late hour|evening|night|at night|tonight|tonite|
    midnight|until midnight|after work|extended hour|close late|after dark|latest|open evening|night time|
    late tonight|until late|till midnight|open at night|midnite|late night hour`,
  'open-early': `early|open early|early morning|early hour|before work|morning|in the morning|earliest`,
  'open-every-day': `every day|everyday|7 day|7 day a week|seven day|seven day a week|365|365 day|daily|
    all week|365 day a year|every day of the week`,
  'open-on-holidays': `holiday|holiday hour|christmas|christmas day|christmas eve|xmas|thanksgiving|
    thanksgiving day|new year|new year day|new year eve|easter|labor day|memorial day|independence day|
    4th of july|fourth of july|july 4th|4th july|july 4|july fourth|4 july|president day|mlk day|
    veteran day|columbus day|juneteenth|halloween|mother day`,
  'open-through-lunch': `lunch|lunchtime|lunch hour|open for lunch|at noon|noon|not closed for lunch|
    lunch break|during lunch|through lunch|at lunch|doesnt close for lunch|does not close for lunch|
    not closed at lunch`,
  independent: `independent|independently owned|locally owned|family owned|mom and pop|mom n pop|
    small business|non chain|not a chain|no chain|local owned|privately owned|not chain|no big chain|
    not owned by a chain|not part of a chain|not a big chain`,
  chain: `chain|chain store|big chain|national chain|chain pharmacy|major chain`,
  'drive-through': `drive through|drive up|drive tru|drive thur|drive trough|drive threw|pickup window|
    pick up window|drive in|drive up window`,
  'flu-shots': `flu|flu shot|flushot|flu vaccine|influenza|flu clinic|flu shot clinic|flue|seasonal flu|
    new flu shot|flu season shot`,
  'covid-19-vaccines': `covid|covid 19|covid19|coronavirus|moderna|pfizer|novavax|corona vaccine|
    corona shot|corona booster|comirnaty|covid shot clinic|covid clinic`,
  'shingles-vaccines': `shingle|shingrix|zoster`,
  'travel-vaccines': `travel vaccine|travel shot|travel clinic|travel|yellow fever|typhoid|malaria|
    hepatitis a|hep a|cholera|japanese encephalitis|travel health`,
  'blood-pressure-checks': `blood pressure|blood pressure check|bp check|bp machine|high blood pressure|
    high blood pressure check|blood pressure test|blood pressure monitor|bp`,
  'rapid-tests': `rapid test|covid test|covid testing|covid 19 test|test for covid|covid antigen test|
    covid rapid test|rapid covid test|flu test|test for flu|strep|strep test|strep throat|
    strep throat test|sore throat test|antigen test|pcr test|home test|covid kit|covid home test|
    rapid testing|rapid strep|flu testing|coronavirus test|self test|at home test|covid at home test|
    covid at home test kit|at home covid test|rapid covid|rapid flu|covid pcr|get tested`,
  'medication-reviews': `medication review|med review|medication check|medication counseling|
    medication therapy management|mtm|medicine review|review my medication|review my med`,
  'refill-synchronization': `med sync|refill sync|medication sync|refill synchronization|
    medication synchronization|sync my med|sync|sync my refill|sync my prescription|prescription sync`,
  'blister-packaging': `blister|blister pack|blister packaging|bubble pack|pill pack|pillpack|
    pill packaging|pill organizer|dose pack|multi dose packaging|adherence packaging|pill packet|dosette`,
  'medication-disposal': `disposal|dispose|dispose of|drug disposal|medication disposal|take back|
    drop box|old pill|old med|old medicine|old medication|expired med|expired medicine|expired medication|
    expired pill|unused med|unused medication|unused pill|get rid of|throw away|return old pill|
    return old med|return old medicine|drop off old pill|drop off old med|unused medicine|leftover pill|
    leftover medicine|old drug|old prescription|drug take back|prescription disposal`,
  naloxone: `naloxone|narcan|overdose|opioid overdose`,
  'pet-medications': `pet|pet med|pet medication|dog|cat|puppy|kitten|vet|veterinary|veterinarian|animal|
    horse|flea|heartworm|flea medicine|flea and tick|vet med|vet medicine`,
  'medical-equipment': `medical equipment|medical supply|dme|walker|wheelchair rental|crutch|cane|oxygen|
    cpap|nebulizer|hospital bed|knee brace|shower chair|compression sock|breast pump|ostomy|rollator|
    scooter|home medical equipment|durable medical equipment|walker rental|rent a walker|
    rent a wheelchair|rent wheelchair|buy a wheelchair|compression stocking|commode|knee scooter`,
  'diabetes-supplies': `diabetes|diabetic|diabetes supply|diabetic supply|test strip|diabetic test strip|
    glucose meter|glucose monitor|glucometer|lancet|dexcom|cgm|blood sugar|freestyle libre|diabetic shoe|
    insulin needle|insulin syringe|pen needle|insulin pump supply`,
  'smoking-cessation': `quit smoking|stop smoking|smoking|smoking cessation|nicotine|nicotine patch|
    nicotine gum|chantix|quitting smoking|tobacco cessation|stop vaping|quit vaping`,
  'wheelchair-accessible': `wheelchair|wheelchair accessible|accessible|handicap|handicap accessible|
    wheelchair access|wheelchair ramp|wheelchair friendly|accessibility|handicapped|disabled access|
    ada accessible`,
  'that-accepts-medicare': `medicare|medicare part d|part d|medicare advantage|medicare part b`,
  'that-accepts-medicaid': `medicaid|medicad|medicade|medicaide|medacaid|medcaid|
    medical assistance`,
  'spanish-speaking': `spanish|spanish speaking|bilingual|hispanic|spanish spoken|spanish language|
    speak spanish`,
  'full-service': `full service`,
  'with-a-website': `website|web site|with a website`,
  open: `now|open now|right now|currently|today|open today|at the moment|rn|open rn|still open|
    currently open|at this time|at this hour|right this minute|open atm`,
  near: `near me|nr me|near my location|nearby|near by|nearest me|nearest to me|closest to me|closest me|
    close to me|close by|around me|around here|near here|close to home|near my house|near my home|
    my location|my area|in my area|where i am|near to me|by me|to me|next to me|close too me|here|near mw|
    my current location|my neighborhood|near home|close to my house|in the area|this area|in this area|
    around my area`,
};
