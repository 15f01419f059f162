/** Words that make a name one of an organisation. */
const organisationWord =
  /\b(?:pharm\w*|rx\w*|drugs?\w*|apothe\w*|med\w*|meds|health\w*|care\w*|clinic\w*|hospital\w*|cent(?:er|re)s?|services?|stores?|shop\w*|mart|market\w*|group|systems?|solutions?|enterprises?|holdings?|partners\w*|associat\w*|company|corp\w*|inc|llc|llp|ltd|foundation|authority|department|county|city|state|university|college|institute|infusion\w*|therap\w*|nutrition|compound\w*|prescription\w*|supply|supplies|discount\w*|wellness|home|family|community|of|the|and|wal-?mart|kroger|publix|dba)\b|[&0-9]/i;

/** Common given names of the United States (Social Security Administration, most frequent of the last century). */
const givenNames = new Set(
  'aaron adam cal chris graham hamid ivonne alan albert alex alexander alice amanda amy andrea andrew angela ann anna anne anthony arthur barbara benjamin betty beverly bill billy bobby bonnie bradley brandon brenda brian bruce bryan carl carlos carol carolyn catherine charles cheryl christina christine christopher cindy craig curtis cynthia dale dan daniel david deborah debra denise dennis diana diane donald donna dorothy douglas earl edward elizabeth emily eric ernest eugene evelyn frank fred gary george gerald gerard gloria grace greg gregory harold harry heather helen henry howard jack jacob james janet janice jason jean jeff jeffrey jennifer jeremy jerry jesse jessica jim jimmy joan joe joel john johnny jonathan jordan jose joseph joshua joyce juan judith judy julia julie justin karen katherine kathleen kathryn keith kelly kenneth kevin kim kimberly kyle larry laura lawrence lee leslie linda lisa lori louis luis margaret maria marie marilyn mark martha martin mary matthew megan melissa michael michelle mike nancy nathan nicholas nicole norma pamela patricia patrick paul paula peter pierre philip phillip phillips rachel ralph randy raymond rebecca richard robert robin roger ronald ronnie rose roy russell ruth ryan samuel sandra sara sarah scott sean sharon shawn shirley stephanie stephen steve steven sue susan tammy teresa terry theresa thomas timothy tina todd tom tony tracy travis tyler victor victoria vincent virginia walter wanda wayne wendy william willie zachary'.split(
    ' ',
  ),
);

/** Frequent family names of the United States (Census Bureau, 2010), but for those that are words of firms' names too. */
const familyNames = new Set(
  'smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor moore jackson martin lee perez thompson harris sanchez clark ramirez lewis robinson walker allen wright scott torres nguyen flores adams nelson rivera campbell mitchell carter roberts gomez evans turner diaz edwards collins reyes stewart morris murphy rogers gutierrez ortiz cooper peterson ramos kim ward richardson watson wood bennett gray mendoza ruiz hughes alvarez castillo sanders patel myers ross foster jimenez powell jenkins perry russell sullivan coleman butler henderson barnes gonzales fisher vasquez simmons romero jordan patterson hamilton graham reynolds griffin wallace moreno west hayes bryant herrera gibson ellis medina aguilar stevens murray ford castro marshall owens harrison fernandez mcdonald woods washington kennedy hicks'.split(
    ' ',
  ),
);

/**
 * Whether a registered name is a person's, who traded under it: two to four words, the first a given name, the last a
 * family name or the middle an initial, none that names an organisation. Such a name is not kept.
 */
export function isPersonalName(name: string): boolean {
  const bare = name.replace(/[,.]/g, ' ').replace(/\s+/g, ' ').trim();
  const words = bare.split(' ');
  const first = words[0]?.toLowerCase();
  if (words.length < 2 || words.length > 4 || organisationWord.test(bare)) return false;
  if (first === undefined || !words.every((word) => /^[A-Za-z'’-]+$/.test(word))) return false;
  const last = words.at(-1)?.toLowerCase() ?? '';
  const initialled = words.length === 3 && words[1]?.length === 1 && last.length > 2;
  return givenNames.has(first) || familyNames.has(last) || initialled;
}
