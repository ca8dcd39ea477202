import { live } from '@guildhall/islands/start';

/** Asks for consent, or loads tags for visitors who agreed, once the page has loaded. Nothing without a tag manager. */
export function startConsent(): void {
  if (document.querySelector('[data-consent]'))
    addEventListener('load', () =>
      live.then(() => import('../consent/page-consent.ts')).catch(() => undefined),
    );
}
