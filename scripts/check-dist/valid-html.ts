import { HtmlValidate, type RuleConfig } from 'html-validate';

const rules = {
  'no-missing-references': 'error',
  // ARIA lets every element with a role be named, such as a list.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
} as const satisfies RuleConfig;

// Rules that a browser breaks when it writes out a page, and the one against ARIA roles.
const serializedRules = {
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-raw-characters': 'off',
  'no-trailing-whitespace': 'off',
  'no-inline-style': 'off',
  'prefer-native-element': 'off',
  'void-style': 'off',
} as const satisfies RuleConfig;

const validator = (more: RuleConfig): HtmlValidate =>
  new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { ...rules, ...more },
  });

const asWritten = validator({});
const asSerialized = validator(serializedRules);

/** A fault of an HTML document. `rule` is one of https://html-validate.org/rules/. */
export interface HtmlFault {
  readonly rule: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** Returns the faults of an HTML document. `origin` is `browser` for HTML that a browser serialized. */
export async function htmlFaults(
  html: string,
  file: string,
  origin: 'build' | 'browser' = 'build',
): Promise<readonly HtmlFault[]> {
  const { results } = await (origin === 'build' ? asWritten : asSerialized).validateString(html, file);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => ({ rule: ruleId, message, line, column }));
}
