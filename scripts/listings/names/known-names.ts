import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { faker as german } from '@faker-js/faker/locale/de';
import { faker as american } from '@faker-js/faker/locale/en';
import { faker as ghanaian } from '@faker-js/faker/locale/en_GH';
import { faker as indian } from '@faker-js/faker/locale/en_IN';
import { faker as nigerian } from '@faker-js/faker/locale/en_NG';
import { faker as spanish } from '@faker-js/faker/locale/es';
import { faker as mexican } from '@faker-js/faker/locale/es_MX';
import { faker as french } from '@faker-js/faker/locale/fr';
import { faker as italian } from '@faker-js/faker/locale/it';
import { faker as polish } from '@faker-js/faker/locale/pl';
import { faker as brazilian } from '@faker-js/faker/locale/pt_BR';
import { faker as vietnamese } from '@faker-js/faker/locale/vi';

/**
 * Given and family names of the peoples of whom many live in the United States, from the package @faker-js/faker (MIT): lower case,
 * without accents.
 */
const locales = [
  ...[american, indian, nigerian, ghanaian, vietnamese, spanish, mexican],
  ...[french, german, italian, polish, brazilian],
];

/**
 * Names that are frequent in the register and missing there: of the Social Security Administration's and the Census Bureau's lists
 * and of Arabic, Chinese, Korean and Persian families.
 */
const moreGiven =
  'abdul ahmad aisha ali amir anwar arash ashraf ayesha bijan chi chinedu chukwuemeka dariush duc emeka fadi farhad fardin ghassan hai hamid haroon hien hoang hussein ibrahim imran ivonne jamal jin jose juan jun kalpesh karim khaled khalid khanh kourosh layla lien linh maher mahmoud mai malik mehdi mei min minh mitra mohamad mohamed mohammad mohammed mohsen muhammad mustafa nabil nadia nasser nga ngoc nguyet nasir olu omar osama parviz phuc phuong quoc quynh rashid reza saeed sameer samir sanjay siamak soon suresh syed tamer tariq thao thi thuan trang trung turaj tuan van vijay walid wei xiao yasser ying youssef yusuf young zahra zeinab an ban dung ha hong hung lan loan long man ming my nam sang sing son sun sung tin tram wing';
const moreFamily =
  'abdul abdullah agarwal aggarwal ahluwalia akbar akhter alam amin anand anwar arora asif azad bakshi banerjee basu bhatt bhatia bose chandra chatterjee chaudhary chaudhry chopra das dar datta dave dayal dey dhillon doshi dutta gandhi garg ghosh gill goyal gupta iyer jain jha joshi kapadia kapoor khanna krishnan kulkarni kumar malhotra mistry modi mukherjee naik nair naqvi nayak parekh parikh pathak prasad raj raja raman rana rastogi raval roy saha saini saxena sen seth sethi shetty shukla soni suri thakkar trivedi vaidya varma verma vora vyas zaidi adeyemi ahmad ahmadi ahmed ahn akhtar ali aladiume ansari aziz bae bai baig bao bui cai cao chae chan chang chau chen cheng cheung chiu cho choi chong chou chow chu chua chun chung dang dinh do doan dong du duong fan fang farooq fong fung gao gu guo haddad haider ham han hassan he ho hoang hong hosseini hossain hou hsieh hsu hu huang huang hui huynh hwang hyun ibrahim im iqbal islam jafari jang jeon jeong ji jia jiang jin jung kang karimi kaur khalil khan kim ko koh kwok kwon la lai lam lau le lee leung lew li liang liao lim lin ling liu lo lu luo luong luu ly ma mahmood mai malik mansour mao mehta min mirza mo mohamed moon nam nasser ng ngo nguyen noh oh okafor okeke okoro onyekachi park patel pham phan pillai qian qiu qureshi rahman rao reddy rezaei ryu sayed seo shaikh shen sheikh shi shin siddiqui singh sohn son song su suh sun syed ta tan tang tao thai thom tian to ton tong tran trinh truong tsai tse tu tung uddin van vo vu vuong wan wang wei wen wong woo wu xie xu yang yao ye yee yeh yeung yi yim yin yoo yoon young yu yuan yun zaman zhang zhao zheng zhou zhu';

/** The most frequent given names of the United States in the last century that are no other word. */
const frequentGiven =
  'aaron adam alan albert alex alexander alice amanda amy andrea andrew angela ann anna anne anthony arthur barbara benjamin betty beverly billy bobby bonnie bradley brandon brenda brian bruce bryan carl carlos carolyn catherine charles cheryl christina christine christopher cindy craig curtis cynthia daniel david deborah debra denise dennis diana diane donald donna dorothy douglas earl edward elizabeth emily eric ernest eugene evelyn fred gary george gerald gerard gloria greg gregory harold harry helen henry howard jacob james janet janice jason jeff jeffrey jennifer jeremy jerry jesse jessica jim jimmy joe joel john johnny jonathan jose joseph joshua joyce juan judith julia julie justin karen katherine kathleen kathryn keith kelly kenneth kevin kim kimberly kyle larry laura lawrence leslie linda lisa lori louis luis margaret maria marie marilyn martha martin mary matthew megan melissa michael michelle mike nancy nathan nicholas nicole norma pamela patricia patrick paul paula peter philip rachel ralph randy raymond rebecca richard robert ronald ronnie roy russell ruth ryan samuel sandra sara sarah scott sean sharon shawn shirley stephanie stephen steve steven susan tammy teresa theresa thomas timothy tina todd tony tracy travis tyler vincent walter wanda wendy william willie zachary';

/** Frequent family names of the United States (Census Bureau, 2010) that are words, too. */
const wordsToo =
  'abbott archer armstrong ash ashe baker ball banks barber barker barn bass bates beach bean bell benson berry best bird bishop black blackburn blair blake bland bloom boggs bond booker boone bowman boyd brand branch bridges bright brock brook brooks brown buck bullock burns bush butcher butler byrd cage camp cannon carpenter carr carter cash castle chambers chance chapel chase church clay clayton cline coffey cole coleman collier conner cook cooper cope corn cotton couch crane craft crabtree cross crow daily dale darling day dean decker denny diamond dickens dolan dove drake driver dunn dyer eagle early east english fair farmer farrow fast fields finch fish fisher fleet fletcher flood flowers ford forest forrest foster fountain fowler fox franks freed freeman friend frost fuller gaines gamble gardner garland gentry glass glover golden good goode goodman gore grant graves gray green greene gross grove hale hall hammer hand hardy harper hart hatch hawk hawkins hayes head heard heath hickman high hill hills hobbs holiday holland holly holmes hood hooper hope horn house howard howe hubbard huff hunt hunter ingram iron jewell joiner jolly joy justice judge kane keen key kidd kind king knight knox lake lamb lambert land lane large law lawless leaf little lock long lord love low lowe lynch major mann marble march marks marsh marshall mason masters may mayer mays mercer merchant meadows mills miner moon moody moore moss mullins myers nail nance neal newman nickel nixon noble norman north norwood nunn oakes oaks oliver osborn owens pace page painter palmer park parker parks parrish parsons partridge patch patton payne peace peacock pearl pearce penn pepper perkins perry person petty pickens pierce pike pine pitts plant pollard pool poole pope porter post potter potts pound powers prater pratt presley price priest prince proctor pruitt purvis ray read reader reed reese reeves rice rich ridge ripley rivers roach roads robins rock roe rose rowe rush russ rust sage salmon sampson sands savage sawyer saxton schooner sears self sellers sharp sharpe sheets shepherd sherman shields shoemaker short shores sides simmons singer singleton sizemore skinner slaughter sloan small smart smith snow sparks spear speck speed spence spencer spring springer stacy staples starks starr steel steele stern stiles stock stokes stone storey storm stout street strickland strong sumner summers swan swann sweet swift tanner tate taylor teal temple terrell terry thorn thorne thrasher tidwell tolliver toner townsend trout tucker turner twitty tyler underwood vance vaughn wade wagner walker wall walls walters ward ware warner waters watkins watts weaver webb weeks welch wells west wheat wheeler whistler white whitehead whitt wild wilder wiley wilkes will winter winters wise wolf wolfe wood woodard woods woodson workman worth wren wright wynn yates york young'.split(
    ' ',
  );
/** Given names that are places and plants, too. */
const placesToo: ReadonlySet<string> = new Set(
  'aurora austin brooklyn carolina chelsea cheyenne dakota dallas daisy devon florence georgia geneva hazel heather holly india iris israel ivy jasmine jordan kent lily lincoln london lourdes lucerne madison martha miami milan milton montana naples olive orlando paris phoenix regina rosa rose rosemary salem savannah sierra sofia sydney trinity troy valencia venice verona victoria vienna violet virginia vista willow winston'.split(
    ' ',
  ),
);

const plain = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .split(/[^a-z]+/)
    .filter((part) => part.length > 1);

/** All texts of a definition, whose shape differs by locale. */
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? plain(value)
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

interface KnownNames {
  readonly given: ReadonlySet<string>;
  readonly family: ReadonlySet<string>;
  /** The most frequent given names that are no other word. */
  readonly frequent: ReadonlySet<string>;
  /** Given names that are places and plants, too. */
  readonly places: ReadonlySet<string>;
  /** Words of English, in any form. */
  readonly words: ReadonlySet<string>;
}

let known: KnownNames | undefined;

/** Given names, family names and the words of English. Loaded at first use, once: few names of a register need them. */
export function knownNames(): KnownNames {
  known ??= readNames();
  return known;
}

/** The file of the package word-list (MIT), from the project's folder: the compiled build lies elsewhere. */
const wordsFile = (): string =>
  join(dirname(createRequire(resolve('package.json')).resolve('word-list')), 'words.txt');

function readNames(): KnownNames {
  const english = new Set(readFileSync(wordsFile(), 'utf8').split('\n'));
  return {
    given: new Set([
      ...locales.flatMap(({ rawDefinitions: { person } }) => textsOf(person?.first_name)),
      ...moreGiven.split(' '),
    ]),
    family: new Set([
      ...locales.flatMap(({ rawDefinitions: { person } }) => textsOf(person?.last_name)),
      ...moreFamily.split(' '),
      ...wordsToo,
    ]),
    frequent: new Set([
      ...frequentGiven.split(' '),
      ...textsOf(american.rawDefinitions.person?.first_name).filter(
        (name) => !placesToo.has(name) && !english.has(name),
      ),
    ]),
    places: placesToo,
    words: english,
  };
}
