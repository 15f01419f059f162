import ts from 'typescript';

/** Attributes whose value a visitor sees or hears. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'summary',
  'title',
]);

/** Attributes and properties whose value only machines read, though it may look like words. */
const machineNames = new Set(["'@type'", "'query-input'", 'className', 'd', 'viewBox']);

/** A capitalised word, or two words in a row, tags left out. */
const readsAsWords = (text: string): boolean => /^\P{L}*\p{Lu}\p{Ll}|\p{L}{2}[,.:;…]? +\p{L}/u.test(text);

/**
 * The words for visitors that stand in a source file, each as `line: words`. Between tags, in an attribute that is seen or
 * spoken and as a noun to be counted any letter is one; elsewhere a text that reads as words, unless it is compared with,
 * names a CSS class, or tells of a programming error.
 */
export function visitorWords(fileName: string, source: string): readonly string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isForMachines(node)) return;
    const text = textOf(node)?.replace(/<[^>]*>/g, ' ');
    if (text !== undefined && /\p{L}/u.test(text) && (isShown(node) || readsAsWords(text))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${line + 1}: ${text.trim().replace(/\s+/g, ' ')}`);
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

/** The text of a literal; `…` stands for a template's values. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
  return undefined;
}

/** Whether the literal itself, perhaps on a condition, is what is shown or spoken. */
function isShown(literal: ts.Node): boolean {
  if (ts.isJsxText(literal)) return true;
  let node = literal;
  while (
    ts.isConditionalExpression(node.parent) ||
    ts.isBinaryExpression(node.parent) ||
    ts.isParenthesizedExpression(node.parent)
  )
    node = node.parent;
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression.getText() === 'countOf';
  const place = ts.isJsxExpression(parent) ? parent.parent : parent;
  if (ts.isJsxAttribute(place)) return spokenAttributes.has(place.name.getText());
  return ts.isJsxElement(place) || ts.isJsxFragment(place);
}

function isForMachines(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isNewExpression(node)) return node.expression.getText().endsWith('Error');
  if (ts.isCallExpression(node)) return node.expression.getText().startsWith('console.');
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) return machineNames.has(node.name.getText());
  if (ts.isCaseClause(parent)) return node === parent.expression;
  if (!ts.isBinaryExpression(parent) || node === parent.operatorToken) return false;
  const operator = parent.operatorToken.kind;
  return (
    (ts.isStringLiteral(node) &&
      (operator === ts.SyntaxKind.EqualsEqualsEqualsToken ||
        operator === ts.SyntaxKind.ExclamationEqualsEqualsToken)) ||
    (operator === ts.SyntaxKind.EqualsToken && parent.left.getText().endsWith('.className'))
  );
}
