import { findPhrases } from '../phrases.mjs';

/**
 * Texts and comments are English as a native engineer writes it.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainPhrases = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { phrase: '“{{ phrase }}” reads as translated. Plain: {{ instead }}.' },
  },
  create(context) {
    /** @param {any} node @param {unknown} text */
    function check(node, text) {
      if (typeof text !== 'string') return;
      for (const { phrase, instead } of findPhrases(text))
        context.report({ loc: node.loc, messageId: 'phrase', data: { phrase, instead } });
    }
    return {
      Program() {
        // Lines of a comment are joined, so that a phrase is found across them.
        for (const comment of context.sourceCode.getAllComments())
          check(comment, comment.value.replace(/\s*\n\s*\*?\s*/g, ' '));
      },
      /** @param {any} node */
      Literal: (node) => check(node, node.value),
      /** @param {any} node */
      TemplateElement: (node) => check(node, node.value.cooked),
      /** @param {any} node */
      JSXText: (node) => check(node, node.value),
    };
  },
};
