import {
  chromium,
  type Browser,
  type BrowserContext,
  type LaunchOptions,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type TestType,
} from '@playwright/test';
import { disableFeatures } from '../../../../config/chromium-features.ts';
import { chromiumArguments, getShellPath } from '../../../../config/chromium.ts';
import { provideToFile } from './provide-to-file.ts';

/** Newer parts of styles, and how a browser reads them that does not know them. */
const styles: readonly (readonly [RegExp, string])[] = [
  [/light-dark\(/g, 'no-such-function('],
  [/:popover-open/g, ':no-such-state'],
  [/::details-content/g, '::no-such-part'],
  [/:target-current/g, ':no-such-place'],
  [/@(?:starting-style|view-transition)/g, '@no-such-rule'],
  [/\ballow-discrete\b/g, 'no-such-keyword'],
  [/\(scripting:/g, '(no-such-feature:'],
  [
    /([{;])(?:text-wrap|content-visibility|contain-intrinsic-block-size|field-sizing|scrollbar-width|overscroll-behavior(?:-x)?|view-transition-name|hanging-punctuation|initial-letter|accent-color|scroll-target-group):/g,
    '$1no-such-property:',
  ],
  // The text for screen readers behind a slash.
  [/(content:[^;}/]+)\/ ?(?:""|'')/g, '$1no-such-text'],
];

/**
 * Attributes, and how a browser reads them that does not know them. They stay in the page, for selectors: a button
 * cannot open an element that is no popover.
 */
const attributes: readonly (readonly [RegExp, string])[] = [
  [/(<[^<>]*?\s)popover(?==|>|\s)/g, '$1data-no-popover'],
  [/(<[^<>]*?\s)command="[^"]*"/g, '$1command="--unknown"'],
  [/(<[^<>]*?\s)closedby="[^"]*"/g, '$1closedby="unknown"'],
];

const replaceAll = (text: string, changes: readonly (readonly [RegExp, string])[]): string =>
  changes.reduce((changed, [part, without]) => changed.replace(part, without), text);

/** Lets pages whose text was changed call this machine: for Chromium they come from nowhere. */
export const oldBrowserOptions: LaunchOptions = {
  executablePath: getShellPath(),
  args: [...chromiumArguments, disableFeatures('LocalNetworkAccessChecks')],
};

type ContextFixture = Pick<
  PlaywrightTestArgs & PlaywrightTestOptions,
  'context' | 'baseURL' | 'extraHTTPHeaders'
>;

/** Runs the tests of a file in a browser of their own, for `actAsOldBrowser`. Call it at the top of the file. */
export function useOldBrowser(test: TestType<ContextFixture, object>): void {
  const getBrowser = provideToFile<Browser>(test, async (use) => {
    const browser = await chromium.launch(oldBrowserOptions);
    await use(browser);
    await browser.close();
  });
  test.use({
    context: async ({ baseURL, extraHTTPHeaders }, use) => {
      const context = await (
        await getBrowser()
      ).newContext({
        ...(baseURL && { baseURL }),
        ...(extraHTTPHeaders && { extraHTTPHeaders }),
        // The changed styles have other hashes than those in the policy.
        bypassCSP: true,
        serviceWorkers: 'block',
        viewport: { width: 1280, height: 900 },
      });
      await use(context);
      // A page that is closed needs no changed files any more.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    },
  });
}

/**
 * Makes Chromium act like Safari 16.4: what that browser lacks and the product uses is renamed in styles and HTML, and
 * deleted from scripts' objects. The policy of a page has the hashes of its own styles, so call
 * `useOldBrowser` first.
 */
export async function actAsOldBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(forgetNewObjects);
  await context.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type === 'image') return route.fulfill({ status: 204 });
    if (!['document', 'stylesheet'].includes(type)) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const old = replaceAll(await response.text(), styles);
    // The changed styles have other hashes.
    const body = type === 'document' ? replaceAll(old, attributes).replace(/sha\d{3}-[\w+/]+=*/g, '') : old;
    await route.fulfill({ response, body });
  });
}

/** Runs in the page, before its own scripts. */
function forgetNewObjects(): void {
  const remove = (owner: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
  remove(
    HTMLButtonElement.prototype,
    ...['popoverTargetElement', 'popoverTargetAction', 'commandForElement', 'command'],
  );
  remove(HTMLDialogElement.prototype, 'closedBy', 'requestClose');
  remove(Document.prototype, 'startViewTransition', 'prerendering');
  remove(Navigator.prototype, 'connection', 'userActivation');
  remove(URL, 'canParse', 'parse');
  remove(Promise, 'withResolvers', 'try');
  remove(AbortSignal, 'any');
  remove(Object, 'groupBy');
  remove(Map, 'groupBy');
  remove(Array, 'fromAsync');
  remove(Set.prototype, ...['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']);
  remove(
    globalThis,
    ...[
      'scheduler',
      'requestIdleCallback',
      'cancelIdleCallback',
      'navigation',
      'trustedTypes',
      'ViewTransition',
    ],
    ...['PageSwapEvent', 'PageRevealEvent', 'ToggleEvent', 'CommandEvent', 'Iterator'],
  );
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    const isUnknown = name === 'command' || name === 'closedby';
    setAttribute.call(this, name === 'popover' ? 'data-no-popover' : name, isUnknown ? '--unknown' : value);
  };
}
