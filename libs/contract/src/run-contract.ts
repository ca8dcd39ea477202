import { stripVTControlCharacters } from 'node:util';
import type { Browser } from '@playwright/test';
import { BrokenPromise } from './broken-promise.ts';
import type { Capability } from './capability.ts';
import { refuseCookies, visitSite, type VisitedSite } from './visit.ts';

/** The outcome of a capability. One that is skipped is not kept. */
export interface CapabilityResult {
  name: string;
  state: 'kept' | 'broken' | 'skipped';
  /** The promise that is kept, what someone would notice, or why it is skipped. */
  sentence: string;
  /** Said by the browser. */
  detail?: string;
}

interface RunOptions extends VisitedSite {
  browser: Browser;
  capabilities: readonly Capability[];
  /** True to leave something behind, such as a message to the organisation. */
  sends: boolean;
  onResult: (result: CapabilityResult) => void;
}

/** Holds a site to capabilities, one after another. */
export async function runContract({
  browser,
  capabilities,
  sends,
  onResult,
  ...site
}: RunOptions): Promise<CapabilityResult[]> {
  const storageState = await refuseCookies(browser, site).catch(() => undefined);
  const visitor = storageState ? { storageState } : {};
  const results: CapabilityResult[] = [];
  for (const capability of capabilities) {
    const result =
      findObstacle(capability, site, sends) ??
      (await tryCapability(capability, () =>
        visitSite({ browser, visitor, ...site }, (visit) => capability.check(visit)),
      ));
    results.push(result);
    onResult(result);
  }
  return results;
}

/** Says why a capability is not tried: it is switched off, its page or its member is missing, or it would send something. */
export function findObstacle(
  { name, needs, needsMember = false, sends = false }: Capability,
  { contract, places }: Pick<VisitedSite, 'contract' | 'places'>,
  maySend: boolean,
): CapabilityResult | undefined {
  const skip = (sentence: string): CapabilityResult => ({ name, state: 'skipped', sentence });
  const off = contract.without?.[name];
  if (off !== undefined) return skip(off);
  for (const place of needs.map((need) => places[need]))
    if (place.state === 'broken') return { name, state: 'broken', sentence: place.reason };
    else if (place.state === 'missing') return skip(place.reason);
  if (needsMember && !contract.member)
    return skip('nobody can log in: name someone who was made for tests in member');
  if (sends && !maySend)
    return skip('it leaves something behind on a site that is in use: add --send to try it');
  return undefined;
}

async function tryCapability(
  { name, promise }: Capability,
  check: () => Promise<void>,
): Promise<CapabilityResult> {
  try {
    await check();
    return { name, state: 'kept', sentence: promise };
  } catch (error) {
    const sentence =
      error instanceof BrokenPromise ? error.sentence : `We could not go through with it: “${promise}”`;
    const said = error instanceof BrokenPromise ? error.cause : error;
    return {
      name,
      state: 'broken',
      sentence,
      ...(said instanceof Error && { detail: stripVTControlCharacters(said.message) }),
    };
  }
}
