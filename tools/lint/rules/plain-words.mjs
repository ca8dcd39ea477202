/** Words that had to be learned here, and the field's terms for them. They are not to come back. */
const terms = new Map([
  ['deed', 'action'],
  ['judge', 'validate, classify or is…'],
  ['keeper', 'refresher or cache'],
  ['leash', 'timeout'],
  ['mend', 'fix or retry'],
  ['patience', 'timeout'],
  ['pursue', 'plan'],
  ['surroundings', 'options or environment'],
  ['tell', 'notify, emit or dispatch'],
  ['verdict', 'result'],
]);

/**
 * The words of a name: `tellSessionEnd` is tell, session, end.
 *
 * @param {string} name
 */
const splitName = (name) => name.split(/(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase());

/**
 * Names are made of the field's own words, so that a newcomer need not learn a dialect.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { word: '`{{ name }}`: “{{ word }}” is no term of the field. Say {{ instead }}.' },
  },
  create(context) {
    /** @param {any} node */
    function check(node) {
      if (node?.type !== 'Identifier') return;
      const word = splitName(node.name).find((one) => terms.has(one));
      if (word !== undefined)
        context.report({
          node,
          messageId: 'word',
          data: { name: node.name, word, instead: terms.get(word) ?? '' },
        });
    }
    return {
      /** @param {any} node */
      ':matches(VariableDeclarator, FunctionDeclaration, ClassDeclaration)': (node) => check(node.id),
      /** @param {any} node */
      ':matches(TSInterfaceDeclaration, TSTypeAliasDeclaration)': (node) => check(node.id),
      /** @param {any} node */
      ':matches(MethodDefinition, PropertyDefinition, TSMethodSignature, TSPropertySignature)': (node) =>
        check(node.key),
    };
  },
};
