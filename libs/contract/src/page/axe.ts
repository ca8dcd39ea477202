import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface AxeOptions {
  /** Part of the page. @default all of it */
  include?: string;
  exclude?: string;
  /** @default all rules of WCAG 2.2 AA, and the best practices */
  rules?: string[];
}

/**
 * Lists what axe finds on a page, by rule, with the HTML. It reports nothing else and needs no second page, which takes a
 * third of the time.
 */
export async function listAxeFaults(
  page: Page,
  { include, exclude, rules }: AxeOptions = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    // No rule needs the style sheets, which the page's policy would not let axe fetch.
    preload: { assets: ['media'] },
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  await waitForTransitions(page);
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Waits until colours that change gradually, such as after a press, are those that stay. Endless animations go on. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
