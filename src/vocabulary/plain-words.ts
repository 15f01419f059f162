import { terms } from './terms.ts';

/** Words that mean “near me” if the search names no place. */
export const nearest = terms(`near|nearest|closest|close by|walking distance|nearer|
  within walking distance|driving distance|walkable`);

/** Words that a search ignores. */
export const fillers = terms(`pharmacy|pharmacie|farmacy|phamacy|pharm|pharma|drugstore|drug store|
  chemist|store|shop|location|place|prescription|script|rx store|medicine|med|medication|and|the|a|an|of|
  all|any|one|in|at|on|with|within|that|which|for|to|from|or|is|are|am|be|do|does|can|could|would|has|
  have|who|why|what|where|when|how|there|it|find|finder|locator|directory|show|get|getting|go|going|give|
  need|want|looking|look|search|searching|list|some|please|hi|hello|hey|ok|okay|i|im|me|my|you|we|our|
  open|opened|opens|opening|close|closing|closed|hour|time|inside|located|this|until|till|til|through|
  past|after|before|accept|accepting|accepted|take|taking|use|buy|sell|carry|call|pm|siri|google|alexa|
  let|tell|know|out|just|right|still|pick up|pickup|fill|refill|moved|wondering|trying|like|later|did|
  area|city|town|downtown|suburb|same day|state|usa|zip|zip code|zipcode|phone|phone number|number|
  address|direction|map|local|service|offer|provide|speaking|speak|spoken|language|house|home|only|
  midtown|uptown|around|by|next|across|stay|staying|navigate|near|com|www|http|https|day|week|between|s|
  its|not|without|opposite|behind|lookup|got|untill|taken|selling|yo|should|will|must|may|anybody|anyone|
  someone|somebody|something|somewhere|anywhere|anything|many|much|same time|entre|id|ill|ive|u|ur|pls|
  plz|thx|thanks|thank you|really|pick|vs|versus|another|other|different|ran|sent|visiting|forgot|tryna|
  asap|needed|than|wanna|gonna|along|lemme|gimme|um|uh|hmm|yeah|if|whose|require|required|heading|headed|
  halfway|vacunarte|vacunarnos|vacunarla|vacunarlo|ponerme|pharmacist|pharmacia|apothecaries|operation|
  your|united states|tel|telephone|site|available at|offering|providing|miles|filled|
  customer service|no|
  close to|next to`);

/** Words that mean nothing without a filter: `shot` in `flu shot`. */
export const support = terms(`shot|vaccine|vaccination|booster|jab|immunization|test|testing|check|supply|
  pill|kit|machine|program|old|expired|rental|rent|plan|friendly|help|drop off|unused|patch|food|patient|
  covered|owned|window|lane`);

/** Medicines and goods that searches name. Pharmacies' entries do not say what is in stock. */
export const products = terms(`adderall|vyvanse|ritalin|ozempic|wegovy|mounjaro|zepbound|semaglutide|
  metformin|insulin|xanax|valium|ambien|oxycodone|percocet|hydrocodone|tramadol|suboxone|gabapentin|
  viagra|cialis|amoxicillin|azithromycin|antibiotic|ivermectin|paxlovid|tamiflu|prednisone|albuterol|
  inhaler|epipen|lisinopril|levothyroxine|omeprazole|zoloft|prozac|lexapro|birth control|plan b|
  morning after pill|emergency contraception|condom|testosterone|hormone|marijuana|weed|cbd|vape|
  cigarette|tylenol|ibuprofen|advil|aspirin|benadryl|sudafed|vitamin|baby formula|formula|diaper|mask|
  thermometer|pregnancy test|syringe|needle|steroid|concerta|methylphenidate|tirzepatide|trulicity|
  saxenda|lantus|humalog|novolog|jardiance|farxiga|januvia|alprazolam|diazepam|klonopin|clonazepam|ativan|
  lorazepam|zolpidem|oxycontin|vicodin|norco|morphine|fentanyl|methadone|buprenorphine|lyrica|pregabalin|
  sildenafil|tadalafil|zofran|ondansetron|estradiol|pepto|imodium|miralax|benzonatate|nitrofurantoin|
  flonase|mounjaro pens|augmentin|zithromax|z pack|z pak|penicillin|cephalexin|ciprofloxacin|doxycycline|
  hydroxychloroquine|epinephrine|lipitor|atorvastatin|losartan|amlodipine|metoprolol|synthroid|nexium|
  sertraline|fluoxetine|escitalopram|wellbutrin|bupropion|trazodone|cymbalta|seroquel|abilify|lithium|
  humira|enbrel|stelara|dupixent|eliquis|xarelto|warfarin|coumadin|plavix|accutane|isotretinoin|
  contraceptive|estrogen|progesterone|ketamine|naltrexone|cannabis|medical marijuana|acetaminophen|
  pseudoephedrine|mucinex|claritin|zyrtec|melatonin|prenatal vitamins|supplements|similac|pedialyte|
  hand sanitizer|sanitizer|bandages|dna test|sunscreen|shampoo|hiv meds|hiv medication|truvada|descovy|
  cold medicine|cough medicine|cough syrup|pain meds|pain medication|allergy medicine|allergy meds|
  eye drops|pink eye drops|ear drops|antacid|laxative|anxiety meds|sleeping pills|diet pills|painkillers|
  opioids|narcotics|controlled substances|lice treatment|hearing aid batteries|delta 8|kratom|cbd oil|
  hemp|abortion pill|mifepristone|misoprostol|emergency contraceptive|doxy|doxy pep|ldn|
  low dose naltrexone|fish antibiotics|insulin pump|pill box|pill boxes|fertility meds|adhd meds|beer|
  wine|makeup`);

/** Insurers and ways to pay that searches name. Pharmacies' entries do not say which are accepted. */
export const plans = terms(`insurance|aetna|cigna|humana|blue cross blue shield|blue cross|blue shield|
  bcbs|united healthcare|uhc|kaiser|tricare|express script|optumrx|food stamp|ebt|hsa|fsa|snap benefits|
  apple pay|google pay|va benefits|medimpact|wellcare|ambetter|united health|peach state|amerigroup|
  centene|fidelis|caresource|sunshine health|caremark|cvs caremark|medi share|champva|obamacare|hmo|ppo|
  kaiser permanente|discount card`);

/** Words for prices, in Spanish too. */
export const prices = terms(`cheap|cheaper|cheapest|affordable|low cost|price|cost|inexpensive|
  low price|lowest|lowest price|pricing|expensive|deal|savings|cheap meds|cash price|copay|how much|
  precio|barata|barato|mas barata|economica`);

export const stock = terms(`stock|available|stocked|availability|out of stock|shortage`);

/** Words for things that the directory does not know: `coupon`, `urgent care`. */
export const unanswerable = terms(`coupon|discount|goodrx|good rx|singlecare|free|best|good|top rated|rated|
  review|fast|generic|over the counter|otc|without prescription|without a prescription|no prescription|
  online|no insurance|transfer|schedule|book|appointment|walk in|job|hiring|career|salary|technician|
  manager|doctor|dentist|urgent care|er|emergency room|lab|photo|passport photo|passport|notary|atm|ups|
  grocery|dispensary|drug test|rsv|hpv|pneumonia|tetanus|tdap|mmr|hep b|hepatitis|rabies|tb test|hiv|prep|
  monday|tuesday|wednesday|thursday|friday|weekday|tomorrow|chinese|vietnamese|korean|russian|creole|
  french|arabic|english|puerto rico|guam|virgin island|cold|cough|fever|allergy|parking|curbside|cash|
  payment|short walk|short drive|quick drive|easy walk|few blocks|few minutes|few miles|better|
  highest rated|rating|recommended|reliable|trusted|friendliest|fastest|quickest|busy|short wait|shortest|
  brand name|without rx|without a rx|no rx|app|bathroom|restroom|membership|switch|switching|booking|
  self pay|transferring|pediatric|children|kids|gluten|gluten free|in network|uninsured|without insurance|
  va|smaller|smallest|school|internship|franchise|for sale|physician|x ray|moneygram|usps|redbox|
  gift card|key copy|money order|western union|fedex|amazon|doordash|instacart|uber|lottery|mandarin|
  cantonese|tagalog|haitian|haitian creole|portuguese|hindi|italian|japanese|asl|sign language|gardasil|
  chickenpox|arexvy|abrysvo|tb skin test|skin test|bone density|cholesterol screening|flumist|
  nasal flu vaccine|first dose|second dose|1st dose|2nd dose|back to school|hepatitis b|monkeypox|mpox|
  m f|m to f|m thru f|thur|yesterday|tomorrow morning|tomorrow night|no appointment|without appointment|
  without an appointment|walk ins|hearing aids|eye exam|eyeglasses|glasses|contact lenses|travel size|
  hiv test|hiv prep|prep for hiv|hiv pep|hep c|high dose|pneumococcal|prevnar|pneumovax|boostrix|
  meningitis|measles|mumps|polio|zostavax|icu|walk in clinic|retail clinic|clinic visit|pain relief|
  headache|allergy shot|acne|rash|pink eye|ear infection|sore throat|toothache|tooth pain|bug bite|
  tick bite|sunburn|heat rash|uti|yeast infection|nausea|diarrhea|heartburn|weight loss|weight loss shots|
  sleep aid|black friday|sharps|needle exchange|needle disposal|sharps container|photo printing|
  photo center|photo lab|photos printed|passport pictures|print photos|keys made|money transfer|bill pay|
  cash only|payment plan|sliding scale|340b|manufacturer coupon|area code|fax number|email|complaint|
  corner of|on the corner of|intersection|on the corner|near the beach|on the beach|by the beach|
  at the beach|near my hotel|my hotel|the hotel|hotel|near my work|my work|my job|my office|my school|
  my church|on my way|on the way|my way home|on my way home|on the way home|route home|the mall|
  strip mall|the highway|the interstate|off the highway|off the interstate|gas station|my kid|my son|
  my daughter|my wife|my husband|my mom|my mother|my baby|the midwest|new england|pacific northwest|
  deep south|the northeast|the southeast|the southwest|tri state area|b12|b12 shot|b12 injection|depo|
  depo shot|depo provera|lice|marijuana dispensary|hrt|hormone therapy|gender affirming|
  gender affirming care|abortion|low dose|cholesterol|cholesterol check|health screening|vaccinated|
  syringe exchange|lost prescription|lost medication|black owned|woman owned|women owned|minority owned|
  veteran owned|soda fountain|old fashioned|vision center|airport|vaccine clinic|vaccination clinic|
  military base|seniors|senior citizens|senior discount|toddlers|infants|adults|teens|pregnant|pregnancy|
  oncology|fertility|ivf|optometrist|open to public|open to the public|911|poison control|
  accepting new patients|out of state|adhd|cold sore|poison ivy|delivery fee|how long|telehealth|
  telemedicine|compassionate|hospice|iv bag|ear piercing|ear wax|hearing test|vision test|blood test|
  blood work|lab work|cholesterol test|a1c test|tb|ppd|std test|sti test|drug screen|dot physical|
  sports physical|school physical|senior|near the hospital|near a hospital|near hospital|
  close to the hospital|next to the hospital|by the hospital|cerca del hospital|frente al hospital|
  afternoon|in the afternoon|mon|tue|wed|thu|fri|m f`);

/** Diseases that stand for a vaccine or a test in a search: `flu`. */
export const diseases = terms(`flu|covid|shingle|strep|strep throat|malaria|gripe|gripa|culebrilla`);

/** Words that turn a disease into a search for a remedy: `flu medicine`. */
export const remedies = terms(`medicine|medication|med|pill|cream|ointment|treatment|remedy|antiviral|
  syrup|symptom|medicina|crema`);
