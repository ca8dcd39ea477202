const questionWord = /^(?:How|What|When|Where|Whether|Which|Who|Whom|Whose|Why)\b/;

/** Directives are read by tools. */
const directive = /^(?:@|eslint|#region|#endregion|\/)/;

/** The text of a comment without the asterisks of its lines. @param {string} value */
const getText = (value) => value.replace(/^[*\s]+/, '');

/**
 * Lines of `//` that continue the comment above them are part of it.
 *
 * @param {any} comment
 * @param {any} before
 */
const continues = (comment, before) =>
  comment.type === 'Line' &&
  before?.type === 'Line' &&
  before.loc.end.line === comment.loc.start.line - 1 &&
  before.loc.start.column === comment.loc.start.column;

/**
 * A comment begins with what the thing is or does. “What is kept” puts the noun last.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const commentOpening = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { question: 'Begin with what the thing is or does, not with “{{ word }}”.' },
  },
  create(context) {
    return {
      Program() {
        const comments = context.sourceCode.getAllComments();
        for (const [at, comment] of comments.entries()) {
          if (continues(comment, comments[at - 1])) continue;
          const text = getText(comment.value);
          const word = directive.test(text) ? undefined : questionWord.exec(text)?.[0];
          if (word && comment.loc)
            context.report({ loc: comment.loc, messageId: 'question', data: { word } });
        }
      },
    };
  },
};
