import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';

type Check = (context: unknown) => Promise<void>;

/** In tests, colours are measured a second time at night: the same story, drawn in the dark theme. */
export async function seeInDark(context: { parameters: Record<string, unknown> }): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return;
  const page = document.documentElement;
  const before = { ...page.dataset };
  Object.assign(page.dataset, { theme: 'dark', motion: 'reduced' });
  try {
    const a11y = { ...(context.parameters['a11y'] as object), options: { runOnly: ['color-contrast'] } };
    await (checkAccessibility as Check)({ ...context, parameters: { ...context.parameters, a11y } });
  } finally {
    Object.assign(page.dataset, { theme: before['theme'] ?? 'system', motion: before['motion'] ?? 'free' });
  }
}
