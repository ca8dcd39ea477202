import type { SafeHtml } from '../safe-types.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): object };
}

type Trust = (html: SafeHtml) => SafeHtml;

let trust: Trust | undefined;

/**
 * Returns safe HTML in the form that a page with Trusted Types accepts: made by the policy `guildhall`, the only one
 * such a page allows (`require-trusted-types-for 'script'; trusted-types guildhall`). Without Trusted Types, or if the
 * page does not allow the policy, it is the text itself.
 *
 * @example
 * const html = sanitizeHtml('<p>High tide at 6:12.</p>', policy);
 * const paragraph = <div dangerouslySetInnerHTML={{ __html: toTrustedHtml(html) }} />;
 */
export function toTrustedHtml(html: SafeHtml): SafeHtml {
  trust ??= createTrust();
  return trust(html);
}

function createTrust(): Trust {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    const policy = trustedTypes?.createPolicy('guildhall', { createHTML: (html) => html });
    // React and the browser accept the object in place of a string.
    if (policy) return (html) => policy.createHTML(html) as unknown as SafeHtml;
  } catch {
    // Another page's policy may not allow this name, and decides itself if it accepts strings.
  }
  return (html) => html;
}
