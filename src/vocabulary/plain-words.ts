import type { Lexicon } from '../domain/search/phrase/lexicon.ts';
import { terms } from './terms.ts';

/** What is said around a wish, and is in no pharmacy’s name. */
export const speech: readonly string[] = terms(
  'near|around|close to|next to|across|the street|opposite|behind|beside|by|in|at|on|with|within|that|which|for|to|from|or|is|are|am|be|do|does|can|has|have|who|why|what|whats|where|wheres|when|' +
    'how|there|it|its|find|finder|locator|directory|lookup|show|get|getting|got|go|going|give|gives|need|needs|want|looking|look|search|searching|list|lists|any|some|please|hi|' +
    'hello|i|im|me|you|us|open|opened|opens|close|closes|closing|closed|hours|hour|time|times|inside|located|this|not|no|until|untill|till|til|through|' +
    'thru|past|after|before|accept|accepts|accepting|take|takes|taking|taken|use|buy|sell|sells|selling|carry|carries|call|pm|am|hey|siri|google|alexa|' +
    'okay|yo|could|would|should|will|must|may|let|lets|tell|know|out|thats|theres|anybody|anyone|someone|somebody|something|somewhere|anywhere|anything|many|much|opening|same time|between|' +
    'entre|id|ill|ive|u|ur|pls|plz|thx|thanks|thank you|really|just|right|still|pick|vs|versus|another|other|different|next to|' +
    'moved|ran|sent|visiting|forgot|wondering|trying|tryna|asap|like|later|needed|than|did|wanna|gonna|along|lemme|gimme|um|uh|hmm|yeah|if|whose|require|requires|required|heading|headed|halfway|com|www|http|https',
);

/** Intents whose words pharmacies are called by, which then are no wish: `Community Pharmacy`. */
export const nameLike: Lexicon['nameLike'] = ['community', 'clinic'];

/** Words that say nothing of which pharmacy is meant. */
export const fillers: readonly string[] = [
  ...speech,
  ...terms(
    'pharmacy|pharmacies|pharmacys|phcy|phmcy|famasi|apotheke|nha thuoc|pharmacist|pharmacists|pharma|pharm|pharms|pharmac|pharmacie|pharmacia|farmacy|phamacy|drugstore|drugstores|drug store|' +
      'drug stores|chemist|chemists|apothecaries|store|stores|shop|shops|location|locations|place|places|prescription|prescriptions|script|scripts|medicine|' +
      'medicines|med|meds|medication|medications|and|the|a|an|of|all|one|ones|operation|operating hours|business hours|opening times|stay|stays|staying|navigate|navigate to|my|we|our|your|area|city|town|downtown|state|usa|america|united states|zip|' +
      'zip code|zipcode|phone|phone number|number|tel|telephone|address|directions|map|site|local|available at|service|services|offers|offering|offer|' +
      'provides|providing|week|day|days|same day|miles|mile|pick up|pickup|fill|fills|filled|refill|refills|refilled|in the heart of|customer service|neighborhood|county|speaking|speak|' +
      'speaks|spoken|home|house|only',
  ),
];

/** Words that go with an intent, and say nothing without one. */
export const supporting: readonly string[] = (
  'shot|shots|vaccine|vaccines|vaccination|vaccinations|vax|booster|boosters|jab|immunization|immunizations|test|tests|testing|check|checks|supplies|supply|pills|pill|help|rental|rentals|rent|' +
  'language|old|expired|unused|drop off|drop|off|delivered|kit|kits|device|devices|machine|machines|patch|patches|program|food|' +
  'my dog|friendly|patients|patient|covered|plan|plans|owned|style|window|lane|early|long|stop|quit'
).split('|');

export const nearWithoutPlace: readonly string[] =
  'nearest|nearest to|closest|closest to|close|closer|nearer|local|walking distance|within walking distance|driving distance|within driving distance|walkable'.split(
    '|',
  );

/** What no listing tells. */
export const unusable: readonly string[] = (
  'cheap|cheaper|cheapest|inexpensive|affordable|low cost|low price|lowest|lowest price|price|prices|pricing|cost|costs|expensive|coupon|coupons|deal|deals|savings|free|cash|goodrx|good rx|singlecare|copay|payment|' +
  'short walk|short drive|quick drive|easy walk|few blocks|few minutes|few miles|best|better|good|great|top|top rated|rated|highest rated|rating|ratings|review|reviews|recommended|reliable|trusted|popular|nice|friendliest|friendly|clean|fast|fastest|quick|quickest|busy|wait|waiting|line|short wait|shortest|' +
  'in stock|stock|stocks|stocked|available|availability|out of stock|shortage|generic|brand name|over the counter|otc|without prescription|without a prescription|no prescription|without rx|without a rx|no rx|online|app|curbside|parking|bathroom|restroom|' +
  'insurance|membership|memberships|member|transfer|transfers|switch|switching|schedule|book|booking|ebt|fsa|hsa|snap benefits|food stamps|self pay|apple pay|google pay|transferring|pediatric|pediatrics|children|kids|gluten|gluten free|vegan|in network|network|uninsured|no insurance|without insurance|aetna|cigna|humana|anthem|blue cross|blue shield|bcbs|bluecross|unitedhealthcare|united healthcare|uhc|kaiser|tricare|va benefits|express scripts|optumrx|optum|medimpact|wellcare|molina|ambetter|oscar|' +
  'small|smaller|smallest|' +
  'job|jobs|hiring|careers|career|salary|technician|tech|school|schools|internship|franchise|for sale|' +
  'doctor|doctors|physician|physicians|dentist|dentists|urgent care|lab|labs|x ray|photo|photos|passport photo|passport photos|passport|notary|moneygram|usps|redbox|gift card|key copy|money order|money orders|western union|atm|ups|fedex|amazon|doordash|instacart|uber|groceries|grocery|gift cards|lottery|beer|wine|makeup|' +
  'chinese|mandarin|cantonese|vietnamese|korean|tagalog|russian|creole|haitian|haitian creole|french|portuguese|arabic|hindi|polish|german|italian|japanese|asl|sign language|english|' +
  'adderall|vyvanse|ritalin|concerta|methylphenidate|ozempic|wegovy|mounjaro|zepbound|semaglutide|tirzepatide|trulicity|saxenda|metformin|insulin|lantus|humalog|novolog|jardiance|farxiga|januvia|xanax|alprazolam|valium|diazepam|' +
  'klonopin|clonazepam|ativan|lorazepam|ambien|zolpidem|oxycodone|oxycontin|percocet|hydrocodone|vicodin|norco|tramadol|morphine|fentanyl|methadone|suboxone|buprenorphine|gabapentin|lyrica|pregabalin|viagra|sildenafil|cialis|tadalafil|' +
  'zofran|ondansetron|estradiol|pepto|imodium|miralax|benzonatate|nitrofurantoin|flonase|mounjaro pens|amoxicillin|augmentin|azithromycin|zithromax|z pack|z pak|zpak|zpack|penicillin|cephalexin|ciprofloxacin|doxycycline|antibiotic|antibiotics|ivermectin|hydroxychloroquine|paxlovid|tamiflu|prednisone|albuterol|inhaler|inhalers|epipen|epipens|epinephrine|lipitor|atorvastatin|lisinopril|losartan|amlodipine|metoprolol|' +
  'levothyroxine|synthroid|omeprazole|nexium|zoloft|sertraline|prozac|fluoxetine|lexapro|escitalopram|wellbutrin|bupropion|trazodone|cymbalta|seroquel|abilify|lithium|humira|enbrel|stelara|dupixent|eliquis|xarelto|warfarin|coumadin|plavix|accutane|isotretinoin|birth control|plan b|planb|morning after pill|' +
  'contraceptive|contraceptives|condoms|testosterone|estrogen|progesterone|hormone|hormones|ketamine|naltrexone|marijuana|cannabis|cbd|medical marijuana|weed|vape|vapes|cigarettes|tylenol|acetaminophen|ibuprofen|advil|aspirin|benadryl|sudafed|pseudoephedrine|mucinex|claritin|zyrtec|allegra|melatonin|vitamins|vitamin|prenatal vitamins|supplements|supplement|' +
  'baby formula|formula|similac|pedialyte|diapers|masks|mask|hand sanitizer|sanitizer|thermometer|bandages|pregnancy test|pregnancy tests|drug test|dna test|needles|syringes|steroids|steroid|rsv|hpv|gardasil|pneumonia|tetanus|tdap|mmr|chickenpox|arexvy|abrysvo|tb skin test|skin test|bone density|cholesterol screening|flumist|flu mist|nasal flu vaccine|first dose|second dose|1st dose|2nd dose|back to school|hep a|hepatitis a|hepatitis|hepatitis b|rabies|monkeypox|mpox|tb test|' +
  'm f|m to f|m thru f|m through f|monday|mondays|mon|tuesday|tuesdays|tue|tues|wednesday|wednesdays|wed|weds|thursday|thursdays|thu|thur|thurs|friday|fridays|fri|weekday|weekdays|tomorrow|yesterday|tomorrow morning|tomorrow night|' +
  'appointment|appointments|no appointment|without appointment|without an appointment|walk in|walk ins|hearing aids|eye exam|eyeglasses|glasses|contact lenses|sunscreen|shampoo|travel size|candy|water|ice|cheap meds|' +
  'hiv|hiv test|hiv meds|hiv medication|prep|hiv prep|prep for hiv|pep|hiv pep|truvada|descovy|hep b|hep c|high dose|pneumococcal|prevnar|pneumovax|boostrix|meningitis|measles|mumps|polio|zostavax|emergency room|er|icu|walk in clinic|retail clinic|clinic visit|cold|cough|cold medicine|cough medicine|cough syrup|fever|pain|pain meds|pain relief|pain medication|headache|allergies|allergy|allergy medicine|allergy shot|allergy shots|allergy meds|acne|rash|pink eye|eye drops|pink eye drops|ear drops|ear infection|sore throat|toothache|tooth pain|bug bite|bug bites|tick bite|sunburn|heat rash|symptoms|uti|yeast infection|antacid|laxative|nausea|diarrhea|heartburn|weight loss|weight loss shots|anxiety meds|sleep aid|sleeping pills|diet pills|painkillers|opioids|narcotics|controlled substances|afternoon|afternoons|in the afternoon|black friday|noontime|sharps|needle|needle exchange|needle disposal|sharps container|photo printing|photo center|photo lab|photos printed|passport pictures|passport picture|print photos|printing|pictures|stamps|keys made|money transfer|bill pay|cash only|cash price|payment plan|sliding scale|340b|manufacturer coupon|discount card|blue cross blue shield|bluecross blueshield|united health|peach state|peachstate|amerigroup|centene|fidelis|caresource|sunshine health|caremark|cvs caremark|medi share|champva|va|obamacare|hmo|ppo|area code|zip codes|fax|fax number|email|manager|complaint|corner of|on the corner of|intersection|on the corner|exit|near the beach|on the beach|by the beach|at the beach|near my hotel|my hotel|the hotel|hotel|near my work|my work|my job|my office|my school|my church|on my way|on the way|my way home|on my way home|on the way home|route home|the mall|strip mall|the highway|the interstate|off the highway|off the interstate|gas station|my kid|my son|my daughter|my wife|my husband|my mom|my mother|my baby|kid|baby|' +
  'the midwest|new england|pacific northwest|deep south|the northeast|the southeast|the southwest|east coast|west coast|tri state area|the south|b12|b12 shot|b12 shots|b12 injection|injection|injections|depo|depo shot|depo provera|lice|lice treatment|hearing aid batteries|batteries|contacts|delta 8|kratom|cbd oil|hemp|dispensary|marijuana dispensary|hrt|hormone therapy|gender affirming|gender affirming care|abortion pill|abortion|mifepristone|misoprostol|emergency contraception|emergency contraceptive|emergency contraceptives|doxy|doxy pep|ldn|low dose naltrexone|low dose|fish antibiotics|insulin pump|insulin pumps|cholesterol|cholesterol check|health screening|health screenings|vaccinated|syringe|syringe exchange|pill box|pill boxes|pillbox|lost prescription|lost medication|black owned|woman owned|women owned|minority owned|veteran owned|soda fountain|old fashioned|kaiser permanente|vision center|optical|the airport|airport|vaccine clinic|vaccination clinic|military base|' +
  'seniors|senior citizens|senior discount|toddlers|toddler|babies|infants|infant|adults|teens|pregnant|pregnancy|oncology|fertility|fertility meds|ivf|optometrist|open to public|open to the public|911|poison control|hospice pharmacy|accepting new patients|out of state|controlled substance|adhd|adhd meds|cold sore|cold sores|poison ivy|cream|ointment|delivery fee|how much|how long|text|chat|video|telehealth|telemedicine|online pharmacy|compassionate|hospice|iv bag|ear piercing|ear wax|hearing test|vision test|blood test|blood work|lab work|cholesterol test|a1c test|tb|ppd|std test|sti test|drug screen|dot physical|sports physical|physical|school physical'
).split('|');

/** Common surnames: pharmacies are named for people, and these look like towns or chains with a letter wrong. */
export const surnames: readonly string[] = (
  'smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera ' +
  'campbell mitchell carter roberts gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez ortiz morgan cooper peterson bailey reed kelly howard ramos kim cox ward richardson watson brooks chavez wood james bennett gray mendoza ruiz hughes price alvarez castillo ' +
  'sanders patel myers long ross foster jimenez powell jenkins perry russell sullivan bell coleman butler henderson barnes fisher vasquez simmons graham murray ford castro marshall owens harrison fernandez mcdonald woods washington kennedy wells vargas henry chen freeman webb tucker guzman burns crawford olson simpson porter ' +
  'hunter gordon mendez silva shaw snyder mason dixon munoz hunt hicks holmes palmer wagner black robertson boyd rose stone salazar fox warren mills meyer rice schmidt daniels ferguson nichols stephens soto weaver ryan gardner payne grant dunn kelley spencer hawkins arnold pierce hansen peters santos hart bradley knight elliott ' +
  'cunningham duncan armstrong hudson carroll lane riley andrews alvarado ray delgado berry perkins hoffman johnston matthews pena richards contreras willis carpenter lawrence sandoval novak nowak olsen petersen pearson larson carlson harper wheeler burke lynch barker norris walsh schultz weber stanley ' +
  'fields lawson fowler brewer chandler hogan garrett watkins cummings burgess newman savoy saxon parks holland moran baldwin mcbride hopkins fuller mueller becker hale clay moody'
).split(' ');

/** What turns the wish behind it into its opposite. */
export const negations: readonly string[] =
  'not|no|without|except|except for|excluding|isnt|arent|doesnt|dont|didnt|never|nor|other than|besides|instead of|anything but|but not'.split(
    '|',
  );

/** What may stand between a negation and what it is about: `does not accept medicaid`. */
export const negationLinks: readonly string[] = (
  'a an the any in at on to of for with have has had having offer offers offering accept accepts accepting take takes taking do does did ' +
  'that is are be open opened opens need needs want wants speak speaks until till til past after before by'
).split(' ');

/** What goes on with what is not wanted: `not walgreens or cvs`. */
export const negationJoiners: readonly string[] = ['or', 'nor'];

/** What goes on with chains that are not wanted: `except walgreens and cvs`. */
export const chainJoiners: readonly string[] = ['and'];

/** What turns a time behind it into its opposite: `closed sunday`. */
export const closers: readonly string[] = ['closed'];

export const nameEndings: readonly string[] = ['drug', 'drugs', 'rx'];
