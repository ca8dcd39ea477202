import { setImmediate } from 'node:timers/promises';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    elements: [
      'html5',
      // Anchors of editors are names: an ID could be read as a global variable of scripts. HTML allows them on links.
      { a: { attributes: { name: {} } } },
    ],
  }),
);

/**
 * Lists what HTML's standard forbids in a document, with rule, place and text; empty for a valid one.
 *
 * @param html a whole document, as it is sent
 */
export async function listHtmlFaults(html: string): Promise<string[]> {
  // The validator computes without a pause: between two documents, a test is to hear which connections have been closed.
  await setImmediate();
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, selector, message, offset }) =>
        `${ruleId} at ${selector ?? 'the document'}: ${message}: ${html.slice(offset, offset + 80)}`,
    ),
  );
}
