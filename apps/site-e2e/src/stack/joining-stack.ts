import { findKnownAddress } from './known-address.ts';
import { startStack, type Stack } from './stack.ts';

/** @param apiEnv further configuration of the api */
export async function startJoiningStack(apiEnv: Record<string, string> = {}): Promise<Stack> {
  const address = await findKnownAddress();
  return startStack(
    // Each test is a visitor from another address.
    { ...address, TRUSTED_PROXIES: '127.0.0.1,::1' },
    { SITE_ORIGIN: address.SITE_ORIGIN, ...apiEnv },
  );
}
