import { findKnownAddress } from '../src/stack/known-address.ts';
import { startMembersStack } from '../src/stack/members-stack.ts';
import { firstOrganisation } from '../src/stack/organisations.ts';
import { startStack } from '../src/stack/stack.ts';

/**
 * Starts the products for the journeys of all engines: one with everything, and one with a tag manager, which asks each
 * visitor for consent. No journey changes their state for others.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const stack = await startMembersStack(
    // All journeys come from one address.
    { RATE_LIMIT_PER_MINUTE: '10000' },
    {},
    firstOrganisation,
    ({ origin }) => ({ CHECKOUT_ORIGINS: origin }),
  );
  // The site's policy blocks styles that the billing vendor's script writes: the link still works.
  await fetch(`${stack.sandbox.origin}/_sandbox/billing/script`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ styles: 'link' }),
  });
  const address = await findKnownAddress();
  const tagged = await startStack(({ origin }) => ({
    ...address,
    TAG_SCRIPT_URL: `${origin}/tags/gtm.js?id=GTM-SANDBOX`,
  }));
  // The environment is how the set-up hands values to the tests' processes.
  process.env['ENGINES_SITE_ORIGIN'] = stack.site.origin;
  process.env['ENGINES_SANDBOX_ORIGIN'] = stack.sandbox.origin;
  process.env['ENGINES_TAGGED_ORIGIN'] = tagged.site.origin;
  process.env['ENGINES_TAGGED_SANDBOX_ORIGIN'] = tagged.sandbox.origin;
  return async () => void (await Promise.all([stack.stop(), tagged.stop()]));
}
