import { describe, expect, it } from 'vitest';
import { getDocument, startShopApi } from './sca.fixture.ts';

const [edge, site, visitor, other] = ['10.0.0.2', '10.0.1.3', '203.0.113.7', '203.0.113.8'];
const payload = JSON.stringify({ query: getDocument('Product'), variables: { handle: 'gate-pin' } });

/** The api on a machine of its own: the site, and an edge before it, are elsewhere. */
async function startBehindProxies(env: Record<string, string> = {}) {
  const api = await startShopApi(undefined, { TRUSTED_PROXIES: `${edge}, ${site}`, ...env });
  const send = (forwarded: string, from = site) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v1/sca',
      payload,
      remoteAddress: from,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    });
  const buyers = () => api.received.map(({ headers }) => headers['shopify-storefront-buyer-ip']);
  return { ...api, send, buyers };
}

describe('behind two proxies in a row', () => {
  it.each([
    ['the site says who it is', `${visitor}`],
    ['each proxy adds the address it saw', `${visitor}, ${edge}`],
    ['the visitor claims to be somebody else', `198.51.100.1, ${visitor}, ${edge}`],
  ])('the shop gets the visitor’s address if %s [7.2.5]', async (_name, forwarded) => {
    const { send, buyers } = await startBehindProxies();
    expect((await send(forwarded)).statusCode).toBe(200);
    expect(buyers()).toEqual([visitor]);
  });

  it('no other address is trusted [7.2.5]', async () => {
    const { send, buyers } = await startBehindProxies();
    await send(other, visitor);
    expect(buyers()).toEqual([visitor]);
  });

  it('no other address chooses whose limit it uses [7.2.5]', async () => {
    const { send } = await startBehindProxies({ RATE_LIMIT_PER_MINUTE: '1' });
    const claimed = ['198.51.100.1', '198.51.100.2'];
    const statuses = [];
    for (const address of claimed) statuses.push((await send(address, visitor)).statusCode);
    expect(statuses).toEqual([200, 429]);
    expect((await send(claimed[0] ?? '')).statusCode).toBe(200);
  });

  it('each visitor has a limit of their own [7.2.5]', async () => {
    const { send } = await startBehindProxies({ RATE_LIMIT_PER_MINUTE: '2' });
    const through = async (address: string) => (await send(`${address}, ${edge}`)).statusCode;
    expect([await through(visitor), await through(visitor), await through(visitor)]).toEqual([200, 200, 429]);
    expect(await through(other)).toBe(200);
  });
});
