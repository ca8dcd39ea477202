import type { Page } from 'playwright';

/** Selector of elements that components draw. */
const drawn = '[class^="gh_"], [class*=" gh_"]';

/**
 * Compares a page with styles of its own, and the components on it, with what each would be without the other's styles.
 *
 * @throws Error that names what changes
 */
export async function tryBeside(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).waitFor();
  const own = await findChanges(page, 'guildhall', ':root, body, #own, #own *');
  await page.reload();
  await page.getByRole('button', { name: 'Add to cart' }).waitFor();
  const components = await findChanges(
    page,
    'site',
    `:is(${drawn}, :is(${drawn}) :is(:not([class]), img), [class*="gh_Html_"] *):not(svg *)`,
  );
  const changes = [
    ...own.map((change) => `The kit changes the page: ${change}`),
    ...components.map((change) => `The page changes the kit: ${change}`),
    ...(await findThemeFaults(page)),
  ];
  if (changes.length > 0) throw new Error(changes.slice(0, 20).join('\n  '));
}

/** Returns the properties of elements that rules of a layer change. Those of `body` stay: components inherit them. */
function findChanges(page: Page, layer: string, elements: string): Promise<string[]> {
  return page.evaluate(
    ([name, selector]) => {
      // They have the size that the elements around leave.
      const isSize =
        /^(?:(?:min-|max-)?(?:width|height|inline-size|block-size)|grid-template-|perspective-origin|transform-origin|inset|top|right|bottom|left)/;
      const read = () =>
        [...document.querySelectorAll(selector)].flatMap((element) =>
          [undefined, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            const place = `${element.tagName.toLowerCase()}.${element.className}${pseudo ?? ''}`;
            return { place, values: new Map([...style].map((key) => [key, style.getPropertyValue(key)])) };
          }),
        );
      const before = read();
      let removed = 0;
      for (const sheet of document.styleSheets)
        for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
          const rule = sheet.cssRules[at];
          if (!(rule instanceof CSSLayerBlockRule) || rule.name.split('.')[0] !== name) continue;
          for (let inner = rule.cssRules.length - 1; inner >= 0; inner -= 1)
            if ((rule.cssRules[inner] as CSSStyleRule).selectorText !== 'body') rule.deleteRule(inner);
          removed += 1;
        }
      if (removed === 0) return [`there are no rules of the layer ${name}`];
      return read().flatMap(({ place, values }, index) =>
        [...values]
          .filter(([key, value]) => !isSize.test(key) && before[index]?.values.get(key) !== value)
          .map(([key, value]) => `${place}: ${key} is ${before[index]?.values.get(key)} instead of ${value}`),
      );
    },
    [layer, elements] as const,
  );
}

/** The page says no scheme, so components are light; then it says that it is dark. The visitor prefers dark. */
function findThemeFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--gh-surface)';
    const colours = [getComputedStyle(probe).color];
    document.documentElement.dataset['theme'] = 'dark';
    colours.push(getComputedStyle(probe).color);
    return colours.join() === 'rgb(247, 242, 233),rgb(13, 21, 38)'
      ? []
      : [`Surfaces are ${colours.join(', then ')}`];
  });
}
