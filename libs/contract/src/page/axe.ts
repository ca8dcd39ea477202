import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

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
  const options: Options = {
    resultTypes: ['violations'],
    // No rule needs the style sheets, which the page's policy would not let axe fetch.
    preload: { assets: ['media'] },
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  await waitForTransitions(page);
  const { violations } = (await runAgain(page, options, include, exclude)) ?? (await runFirst());
  async function runFirst(): Promise<Results> {
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options(options);
    if (include) axe.include(include);
    if (exclude) axe.exclude(exclude);
    return axe.analyze();
  }
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Uses axe where an earlier call has left it, as sending it takes half of the time; not for frames, which may be new. */
async function runAgain(
  page: Page,
  options: Options,
  include: string | undefined,
  exclude: string | undefined,
): Promise<Results | undefined> {
  if (page.frames().length > 1) return undefined;
  const context = { include: include ? [[include]] : [], exclude: exclude ? [[exclude]] : [] };
  return page.evaluate(
    async ([what, how]) =>
      (window as { axe?: { run: (...given: [object, object]) => Promise<Results> } }).axe?.run(what, how),
    [context, options] as const,
  );
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
