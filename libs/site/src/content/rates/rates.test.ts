import { toRates, type Rates } from '@guildhall/money';
import { controlSandbox, startSandbox } from '@guildhall/sandbox';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Organisation } from '@guildhall/organisation';
import { organisation } from '@guildhall/website-organisation';
import { readConfig } from '../../config/config.ts';
import { createDocumentRatesRefresher } from './document-rates-refresher.ts';
import { parseRatesDocument } from './rates-document.ts';
import { createRatesRefresher, type RatesRefresher } from './rates-refresher.ts';

const currencies = ['EUR', 'GBP', 'USD'];
const theirs = toRates({ EUR: 0.2, GBP: 0.1, USD: 0.3 });
const fixed = toRates(organisation.equivalents);

describe('the document of exchange rates', () => {
  const fields = { EUR: { doubleValue: 0.2 }, GBP: { stringValue: '0.1' }, USD: { integerValue: '1' } };

  it('is parsed in the document store’s format', () => {
    expect(parseRatesDocument({ name: 'a', fields, createTime: 'b' }, currencies)).toEqual({
      EUR: 200_000,
      GBP: 100_000,
      USD: 1_000_000,
    });
  });

  it.each([
    null,
    {},
    [],
    { fields: null },
    { fields: [] },
    { fields: { EUR: 0.2, GBP: 0.1, USD: 1 } },
    { fields: { ...fields, USD: undefined } },
    { fields: { ...fields, USD: { nullValue: null } } },
    { fields: { ...fields, USD: { doubleValue: 0 } } },
    { error: { code: 403 } },
  ])('is not %j', (response) => {
    expect(parseRatesDocument(response, currencies)).toBeUndefined();
  });
});

describe('the fixed rates of the first organisation', () => {
  it('are the specified ones, in the specified order [9.2.1]', () => {
    expect(Object.entries(fixed)).toEqual([
      ['EUR', 134_460],
      ['GBP', 113_023],
      ['USD', 136_834],
    ]);
  });

  it('are for prices that start with Danish VAT [9.2.3]', () => {
    expect([organisation.currency, organisation.vatHome]).toEqual(['DKK', 'DK']);
  });
});

describe('the rates of pages', () => {
  let refresher: RatesRefresher | undefined;
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    refresher?.stop();
    vi.useRealTimers();
  });
  const onChange = vi.fn();
  const keep = (read: () => Promise<Rates | undefined>) => {
    onChange.mockClear();
    refresher = createRatesRefresher({
      ...{ read, fallback: fixed, freshMs: 3_600_000, retryMs: 60_000, onChange },
    });
    return refresher;
  };

  it('are the fixed ones until others are read, without delaying pages', async () => {
    const response = Promise.withResolvers<Rates>();
    const rates = keep(() => response.promise);
    expect(rates.current()).toBe(fixed);
    response.resolve(theirs);
    await vi.advanceTimersByTimeAsync(0);
    expect(rates.current()).toEqual(theirs);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('are read again after an hour, and not before', async () => {
    const read = vi.fn(async () => theirs);
    keep(read);
    await vi.advanceTimersByTimeAsync(3_599_999);
    expect(read).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(2);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['has no rates', () => Promise.resolve(undefined)],
  ])('are the fixed ones if reading %s, until it succeeds a minute later [8.4.5]', async (_what, failing) => {
    const read = vi.fn<() => Promise<Rates | undefined>>(async () => theirs);
    const rates = keep(read);
    await vi.advanceTimersByTimeAsync(0);
    read.mockImplementationOnce(failing);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(rates.current()).toBe(fixed);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rates.current()).toEqual(theirs);
  });

  it('are not read after the site stops', async () => {
    const read = vi.fn(async () => theirs);
    keep(read).stop();
    await vi.advanceTimersByTimeAsync(10_000_000);
    expect(read).toHaveBeenCalledOnce();
  });
});

describe('read from the sandbox', () => {
  const log = { warn: vi.fn() };
  const started = async (path?: string) => {
    const sandbox = await startSandbox({ port: 0 });
    onTestFinished(() => sandbox.close());
    const controls = controlSandbox(sandbox.origin);
    const config = readConfig({
      API_ORIGIN: sandbox.origin,
      CONTENT_ORIGIN: sandbox.origin,
      ORGANISATION_URL: sandbox.origin,
      DOCUMENTS_URL: `${sandbox.origin}/v1/projects/demo-guildhall/databases/(default)/documents`,
      ...(path && { EXCHANGE_RATES_PATH: path }),
    });
    const keep = (facts: Pick<Organisation, 'equivalents'> = organisation) => {
      const refresher = createDocumentRatesRefresher(config, facts, log as never, () => undefined);
      onTestFinished(() => refresher.stop());
      return refresher;
    };
    return { controls, keep };
  };

  it('the rates are those of the document [7.11.1]', async () => {
    const { controls, keep } = await started();
    await controls.putExchangeRates({ EUR: 0.2, GBP: 0.1, USD: 0.3 });
    const refresher = keep();
    await expect.poll(() => refresher.current()).toEqual(theirs);
  });

  it.each([
    ['an incomplete', undefined],
    ['a missing', 'settings/none'],
  ])('%s document leaves the fixed rates [7.11.1] [8.4.5]', async (_what, path) => {
    const { controls, keep } = await started(path);
    await controls.putExchangeRates({ EUR: 0.2 });
    log.warn.mockClear();
    const refresher = keep();
    await expect.poll(() => log.warn.mock.calls.length).toBe(1);
    expect(refresher.current()).toEqual(fixed);
  });

  it('the rates are those of the organisation’s equivalents, in their order', async () => {
    const { controls, keep } = await started();
    await controls.putExchangeRates({ EUR: 0.2, CHF: 0.12, USD: 0.3 });
    const refresher = keep({ equivalents: { CHF: 0.1, EUR: 0.1 } });
    await expect
      .poll(() => Object.entries(refresher.current()))
      .toEqual([
        ['CHF', 120_000],
        ['EUR', 200_000],
      ]);
  });

  it('nothing is read without equivalents', async () => {
    const { keep } = await started('settings/none');
    log.warn.mockClear();
    const refresher = keep({ equivalents: {} });
    expect(refresher.current()).toEqual({});
    expect(log.warn).not.toHaveBeenCalled();
  });
});
