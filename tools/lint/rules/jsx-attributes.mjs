/**
 * A rule that forbids a prop, in JSX or in an object that is spread or passed to `createElement`.
 *
 * @param {{ name: string, inObjects: boolean, message: string }} forbidden
 * @returns {import('eslint').Rule.RuleModule}
 */
function forbiddenProp({ name, inObjects, message }) {
  return {
    meta: { type: 'problem', schema: [], messages: { forbidden: message } },
    create(context) {
      /** @type {Record<string, (node: any) => void>} */
      const visitor = {
        [`JSXAttribute[name.name="${name}"]`]: (node) => context.report({ node, messageId: 'forbidden' }),
      };
      if (inObjects) {
        visitor[`Property[key.name="${name}"], Property[key.value="${name}"]`] = (node) =>
          context.report({ node, messageId: 'forbidden' });
      }
      return visitor;
    },
  };
}

export const noStyleProp = forbiddenProp({
  name: 'style',
  inObjects: false,
  message:
    'The content security policy drops style attributes from server HTML, and hydration does not restore them. Use a class or a data attribute, or set it from script in an effect.',
});

export const noRawHtml = forbiddenProp({
  name: 'dangerouslySetInnerHTML',
  inObjects: true,
  message: 'HTML is shown by <Html> of @guildhall/ui, which accepts only SafeHtml.',
});
