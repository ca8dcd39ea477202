import type { InvoiceLater, InvoiceOutcome, InvoiceRequest, RequestInvoice } from './request-invoice.ts';

/** For a visitor who waits for an invoice. */
export interface InvoiceWaiting {
  /** Called each time the invoice is still being made. */
  onLater?: (later: InvoiceLater) => void;
  /** Stops polling; the invoice may still be made. */
  signal?: AbortSignal;
}

/** Parts of `withAttempts` that tests replace. */
export interface AttemptOptions {
  /**
   * Creates the ID of an attempt: 8 to 64 letters, digits and hyphens.
   *
   * @default crypto.randomUUID
   */
  newId?: () => string;
  /**
   * The wait between two polls.
   * @default setTimeout
   */
  wait?: (ms: number) => Promise<void>;
}

/** Polling of an invoice that is being prepared: total time, and time between two polls, ms. */
const maxPollMs = 60_000;
const pollIntervalMs = { atLeast: 1_000, atMost: 20_000 };

/**
 * Gives each attempt its own ID, for which the api creates at most one invoice. An attempt lasts until the invoice is
 * made or refused for good, or the request changes: after a lost response the same request is the same attempt. While
 * one is running, the same request waits for it. An invoice that is being prepared is polled for a minute.
 *
 * @example
 * const request = withAttempts(createInvoiceCall());
 * const lineItems = [{ variantId: 'gid://shopify/ProductVariant/41', quantity: 2 }];
 * const result = await request({ country: 'DE', vatNr: '136695976', lineItems });
 * if (result.outcome === 'made') location.assign(result.invoiceUrl);
 */
export function withAttempts(
  request: RequestInvoice,
  { newId = () => crypto.randomUUID(), wait = defaultWait }: AttemptOptions = {},
): (wanted: InvoiceRequest, waiting?: InvoiceWaiting) => Promise<InvoiceOutcome> {
  let open: { id: string; body: string } | undefined;
  let underWay: { body: string; outcome: Promise<InvoiceOutcome> } | undefined;

  async function attempt(
    wanted: InvoiceRequest,
    body: string,
    waiting: InvoiceWaiting,
  ): Promise<InvoiceOutcome> {
    const mine = open?.body === body ? open : { id: newId(), body };
    open = mine;
    const outcome = await untilMade(() => request(wanted, mine.id), waiting, wait);
    if ((outcome.outcome === 'made' || outcome.outcome === 'refused') && open === mine) open = undefined;
    return outcome;
  }

  return async (wanted, waiting = {}) => {
    const body = JSON.stringify(wanted);
    if (underWay?.body === body) return underWay.outcome;
    const mine = { body, outcome: attempt(wanted, body, waiting) };
    underWay = mine;
    try {
      return await mine.outcome;
    } finally {
      if (underWay === mine) underWay = undefined;
    }
  };
}

async function untilMade(
  request: () => Promise<InvoiceOutcome>,
  { onLater, signal }: InvoiceWaiting,
  wait: (ms: number) => Promise<void>,
): Promise<InvoiceOutcome> {
  let waited = 0;
  for (;;) {
    const outcome = await request();
    if (outcome.outcome !== 'later' || outcome.why !== 'being made' || signal?.aborted) return outcome;
    const ms = Math.min(pollIntervalMs.atMost, Math.max(pollIntervalMs.atLeast, outcome.afterMs));
    waited += ms;
    if (waited > maxPollMs) return outcome;
    onLater?.(outcome);
    await wait(ms);
    if (signal?.aborted) return outcome;
  }
}

function defaultWait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
