import path from 'node:path';
import { ROOT } from '../process/nx.mjs';
import { brokenBoundary } from './zones.mjs';

/** ESLint rule `ospite/boundaries`: reports each import, of any form, that the table in boundaries.mjs forbids. */
const boundaries = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { forbidden: '"{{specifier}}" may not be imported here: {{rule}}.' },
  },
  create(context) {
    const file = path.relative(ROOT, context.filename).replaceAll(path.sep, '/');
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const rule = brokenBoundary(file, source.value);
      if (rule)
        context.report({ node: source, messageId: 'forbidden', data: { specifier: source.value, rule } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    };
  },
};

export const ospitePlugin = { rules: { boundaries } };
