import { HtmlValidate, type RuleConfig } from 'html-validate';

const rules = {
  'no-missing-references': 'error',
  // ARIA lets any element with a role of its own be named, such as a list.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
} as const satisfies RuleConfig;

/** Browsers write documents their own way; lists of suggestions and regions for toasts have no element. */
const browsersOwn = {
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
const asSerialized = validator(browsersOwn);

/** One fault of a document, with the rule it breaks (https://html-validate.org/rules/). */
export interface HtmlFault {
  readonly rule: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** Finds what is not valid in a document, as the build or as a browser wrote it. */
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
