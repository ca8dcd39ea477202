import { startMembersStack } from '../src/stack/members-stack.ts';
import { firstOrganisation } from '../src/stack/organisations.ts';

/** Starts one product for the journeys of all engines; no journey changes its state for others. */
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
  // The environment is how the set-up hands values to the tests' processes.
  process.env['ENGINES_SITE_ORIGIN'] = stack.site.origin;
  process.env['ENGINES_SANDBOX_ORIGIN'] = stack.sandbox.origin;
  return () => stack.stop();
}
