/** A visitor's choice: the purposes they agreed to, and the version of the question. */
export interface ConsentChoice {
  purposes: readonly string[];
  version: number;
}

/** The server sets it, and scripts read it: browsers keep cookies of scripts for a week only. */
export const consentCookie = 'consent';

const nothing = 'none';

/** @example formatConsent({ purposes: ['statistics'], version: 2 }); // 'statistics-2' */
export function formatConsent({ purposes, version }: ConsentChoice): string {
  return `${purposes.join('.') || nothing}-${version}`;
}

/**
 * Finds the choice in a `Cookie` header or `document.cookie`. `undefined` if there is none, or if its visitor agreed to
 * an earlier version of the question. A refusal holds for later versions.
 */
export function findConsent(cookies: string, version: number): ConsentChoice | undefined {
  const [, text = '', number] = /(?:^|; )consent=([a-z.]{1,99})-(\d{1,9})(?:;|$)/.exec(cookies) ?? [];
  if (text === nothing) return { purposes: [], version: Number(number) };
  return Number(number) === version ? { purposes: text.split('.'), version } : undefined;
}
