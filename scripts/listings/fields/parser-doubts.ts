import type { opening_hours, opening_hours_warning_type } from 'opening_hours';

/** Why a text is refused that the parser reads with such a warning; `fine` where its reading is the only one. */
const doubts: Readonly<Record<opening_hours_warning_type, string>> = {
  adding_0: 'fine',
  additional_rule_separator_not_used_after_time_wrapping_midnight: 'fine',
  additional_rule_which_evaluates_to_closed: 'fine',
  ambiguous_word: 'not understood',
  combine_rules: 'times without a day after other rules',
  date_past: 'fine',
  date_range_past: 'fine',
  // Of `open` (hours-limits.ts) and `off` alone; `|| off` says nothing new.
  default_state: 'fine',
  empty_comment: 'open on some condition or by appointment',
  hour_min_separator: 'fine',
  interpreted_as_year: 'not understood',
  no_colon_after: 'fine',
  nothing_useful: 'fine',
  omit_ko: 'fine',
  period_one: 'fine',
  period_one_year_plus: 'fine',
  please_use_ok_for_ko: 'fine',
  public_holiday: 'fine',
  rant_degree_sign_used_for_zero: 'not understood',
  separator_for_readability: 'fine',
  // Whether it comes depends on the day of the import; a closing on a holiday is enough.
  strange_24_7: 'fine',
  switched: 'days and times in an order that may mean two things',
  use_multi: 'no separator between two rules or times',
  vague: 'a day without times',
  value_ends_with_token: 'not understood',
  without_minutes: 'not understood',
  word_error_correction: 'fine',
  year_past: 'fine',
  zero_calculation: 'fine',
};

/** Why the parser's reading of a text is one of several; undefined where it is the only one. */
export function doubtOf(parser: opening_hours): string | undefined {
  let warnings: ReturnType<opening_hours['getStructuredWarnings']>;
  try {
    warnings = parser.getStructuredWarnings();
  } catch {
    // The parser (opening_hours 3.15) looks ahead from today for one of them, and loses its way at the turn of some years.
    return undefined;
  }
  return warnings.map(({ type }) => doubts[type]).find((doubt) => doubt !== 'fine');
}
