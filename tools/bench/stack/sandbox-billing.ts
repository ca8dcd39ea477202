/** Addresses and plans of the sandbox's billing site. */
export interface SandboxBilling {
  live: string;
  script: string;
  plans: string;
}

export async function readSandboxBilling(sandbox: string): Promise<SandboxBilling> {
  const read = async (path: string) => (await (await fetch(sandbox + path)).json()) as Record<string, string>;
  const { live = '', script = '' } = await read('/billing/addresses.json');
  const plans = Object.entries(await read('/billing/plans.json')).map(([type, id]) => `${type}=${id}`);
  return { live, script, plans: plans.join(',') };
}
