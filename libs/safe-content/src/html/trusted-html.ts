import type { SafeHtml } from '../safe-types.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): object };
}

/** What HTML that is safe already becomes on its way into a page. */
type Trust = (html: SafeHtml) => SafeHtml;

let trust: Trust | undefined;

/**
 * Safe HTML as a page takes it that requires Trusted Types: made by the policy `guildhall`, the only one that such a
 * page allows (`require-trusted-types-for 'script'; trusted-types guildhall`). Where there are no Trusted Types, or the
 * page allows no such policy, it is the text itself.
 *
 * @example <div dangerouslySetInnerHTML={{ __html: toTrustedHtml(html) }} />
 */
export function toTrustedHtml(html: SafeHtml): SafeHtml {
  trust ??= createTrust();
  return trust(html);
}

function createTrust(): Trust {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    const policy = trustedTypes?.createPolicy('guildhall', { createHTML: (html) => html });
    // React and the browser take the object where they take a text.
    if (policy) return (html) => policy.createHTML(html) as unknown as SafeHtml;
  } catch {
    // A page of somebody else's, whose policy does not know this name: whether it takes texts is its own choice.
  }
  return (html) => html;
}
