/**
 * Forbids assertions of the safe types. `SafeHtml` and `SafeUrl` mean "was checked by libs/safe-content", which is true
 * only if no other file creates them.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noClaimedSafety = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      claimed: 'Only libs/safe-content may say that something is {{ type }}. Have it checked there.',
    },
  },
  create(context) {
    /** @param {any} node */
    function check(node) {
      const text = context.sourceCode.getText(node.typeAnnotation);
      const type = /\bSafe(Html|Url)\b/.exec(text)?.[0];
      if (type) context.report({ node, messageId: 'claimed', data: { type } });
    }
    return { TSAsExpression: check, TSTypeAssertion: check };
  },
};
