import type { PlanPrice } from '@guildhall/api-contract/signup';
import type { SiteBilling } from '@guildhall/suppliers/site';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planPricesCaching } from '../../config/caching.ts';
import { readConfig } from '../../config/config.ts';
import type { Refresher } from '../refresher.ts';
import { createPlanPricesRefresher } from './plan-prices.ts';

const paper = {
  ...{ plan_id: 'individual-membership', amount_minor: 45_000, currency_code: 'DKK' },
  ...{ period: 1, period_unit: 'year' },
} as const satisfies PlanPrice;
const api = 'http://127.0.0.1:9';
const selling = { checkout: { origin: 'https://till.example' } };

describe('membership prices', () => {
  const onChange = vi.fn();
  const fetched = vi.fn<(url: string) => Promise<Response>>();
  let refresher: Refresher<readonly PlanPrice[]> | undefined;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // A site of an earlier file may still be ending in this process: its calls are not counted.
    vi.stubGlobal('fetch', (url: unknown) =>
      String(url).startsWith(api) ? fetched(String(url)) : Promise.reject(new Error('ended')),
    );
    onChange.mockClear();
    fetched.mockReset();
    fetched.mockImplementation(async () => Response.json({ plans: [paper] }));
  });
  afterEach(() => {
    refresher?.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const start = (billing: SiteBilling | undefined) => {
    const config = readConfig({
      API_ORIGIN: api,
      CONTENT_ORIGIN: 'http://127.0.0.1:9',
      ORGANISATION_URL: 'http://127.0.0.1:9',
    });
    refresher = createPlanPricesRefresher({ ...config, billing }, { warn: vi.fn() } as never, onChange);
    return refresher;
  };
  const settled = () => vi.advanceTimersByTimeAsync(0);

  it('are unknown until the api responds, without delaying pages, which are then renewed [2.5.7]', async () => {
    const prices = start(selling);
    expect(prices.current()).toEqual([]);
    await vi.waitFor(() => expect(prices.current()).toEqual([paper]), { timeout: 10_000 });
    expect(onChange).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0]?.[0]).toBe('http://127.0.0.1:9/api/v1/plans');
  });

  it('stay as they were while the api fails [2.5.7]', async () => {
    const prices = start(selling);
    await vi.waitFor(() => expect(prices.current()).toEqual([paper]), { timeout: 10_000 });
    fetched.mockImplementation(async () => Response.json({ plans: 'none' }));
    await vi.advanceTimersByTimeAsync(planPricesCaching.freshMs);
    await settled();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(prices.current()).toEqual([paper]);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('are not requested by a site without sign-up', async () => {
    start(undefined);
    await settled();
    expect(fetched).not.toHaveBeenCalled();
  });
});
