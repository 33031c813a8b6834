import ts from 'typescript';

const GROUPS_AND_TESTS = ['describe', 'it', 'test'];
/** Stands for anything in a title: for what a template puts in, and for what nobody wants to read in full. */
const ANYTHING = '…';
const BELOW = ' › ';

/**
 * A group or a test: its titles from the outermost group to its own.
 * @typedef {{ titles: string[], isSkipped: boolean }} Test
 */

/**
 * Every group and test of a file. It is read as a program, so that a comment or a text that looks like a test is none.
 * @param {string} file
 * @param {string} text
 * @returns {Test[]}
 */
export function testsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kindOf(file));
  return below(source, { titles: [], isSkipped: false });
}

function kindOf(file) {
  if (file.endsWith('x')) return ts.ScriptKind.TSX;
  return file.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
}

/** @returns {Test[]} */
function below(node, outer) {
  const tests = [];
  ts.forEachChild(node, (child) => {
    const test = testOf(child, outer);
    if (test) tests.push(test);
    tests.push(...below(child, test ?? outer));
  });
  return tests;
}

/** @returns {Test | undefined} What a call such as `it.each(…)('title', …)` makes, if it makes a test. */
function testOf(node, outer) {
  if (!ts.isCallExpression(node)) return undefined;
  const { name, isSkipped } = calleeOf(node.expression);
  const title = node.arguments[0] && textOf(node.arguments[0]);
  if (!GROUPS_AND_TESTS.includes(name) || title === undefined) return undefined;
  return { titles: [...outer.titles, title], isSkipped: isSkipped || outer.isSkipped };
}

/** The name that a chain of calls and members begins with. A choice, `(here ? it : it.skip)`, is what it is here. */
function calleeOf(node) {
  if (ts.isIdentifier(node)) return { name: node.text, isSkipped: false };
  if (ts.isParenthesizedExpression(node)) return calleeOf(node.expression);
  if (ts.isConditionalExpression(node)) return calleeOf(node.whenTrue);
  if (ts.isCallExpression(node)) return calleeOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return calleeOf(node.tag);
  if (!ts.isPropertyAccessExpression(node)) return { name: '', isSkipped: false };
  const { name, isSkipped } = calleeOf(node.expression);
  return { name, isSkipped: isSkipped || ['skip', 'todo', 'fixme'].includes(node.name.text) };
}

function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.templateSpans.reduce((text, span) => text + ANYTHING + span.literal.text, node.head.text);
}

/**
 * Whether a title means a test: by its own title, or by those of groups around it as well, `group › test`.
 * @param {Test} test
 * @param {string} title
 */
export function matchesTitle({ titles }, title) {
  const wanted = title.split(BELOW);
  if (wanted.length > titles.length || wanted.every((part) => part === ANYTHING)) return false;
  return wanted.every((part, index) =>
    pattern(part).test(titles[titles.length - wanted.length + index] ?? ''),
  );
}

const pattern = (title) => new RegExp(`^${title.split(ANYTHING).map(escape).join('[^]*')}$`);
const escape = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
