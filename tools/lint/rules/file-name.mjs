import { basename } from 'node:path';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const pascal = /^[A-Z][A-Za-z0-9]*$/;

/**
 * Files are named in kebab-case; a component's file, and those next to it (`NewsCard.test.tsx`), like the component.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const fileName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { name: '"{{ name }}": files are named in kebab-case, components in PascalCase.tsx.' },
  },
  create(context) {
    return {
      Program(node) {
        const name = basename(context.filename);
        const [stem = '', ...rest] = name.split('.');
        const ofComponent = name.endsWith('.tsx') || rest.length > 1;
        if (kebab.test(stem) || (ofComponent && pascal.test(stem))) return;
        context.report({ node, messageId: 'name', data: { name } });
      },
    };
  },
};
