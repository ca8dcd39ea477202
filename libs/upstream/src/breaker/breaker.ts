import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { createFailureShare } from './failure-share.ts';
import { createRecentAddresses } from './recent-addresses.ts';

/** The conditions under which a supplier is not called for a while. */
export interface BreakerOptions {
  /**
   * The share of failed requests that opens the breaker; 0.5 means one in two.
   * @default 0.5
   */
  failureShare?: number;
  /**
   * Fewer requests than this within the window never open it.
   * @default 20
   */
  minimumCalls?: number;
  /**
   * Failures at fewer URLs (paths with their queries) than this within the window never open it: if each URL is its own
   * page, one broken page says nothing about the others.
   * @default 1
   */
  minimumAddresses?: number;
  /**
   * The window, in milliseconds.
   * @default 10_000
   */
  windowMs?: number;
  /**
   * The time that the breaker stays open before one request is tried, ms.
   * @default 5_000
   */
  openMs?: number;
}

/** Closed: requests are made. Open: none is made. Half-open: one request tests whether the supplier works again. */
export type BreakerState = 'closed' | 'half-open' | 'open';

/** The supplier's health according to an error; `unknown` where the request was aborted or never sent. */
export type SupplierHealth = 'failing' | 'working' | 'unknown';

/** The breaker of one supplier. */
export interface Breaker {
  state: () => BreakerState;
  /**
   * Makes a request to an address, unless the breaker is open: then it throws what `openError` returns. A request that
   * had to wait calls `isStillAllowed` before it is made.
   */
  execute: <T>(
    address: string,
    request: (isStillAllowed: () => boolean) => Promise<T>,
    openError: () => Error,
  ) => Promise<T>;
}

const states: Record<CircuitState, BreakerState> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Isolated]: 'open',
};

/**
 * Creates a breaker, which classifies requests by their errors and reports each change of its state.
 *
 * @example
 * const breaker = createBreaker({ minimumCalls: 5, openMs: 10_000 }, () => 'failing', console.log);
 * const isDown = () => new Error('The mail server is not called after too many failures.');
 * await breaker.execute('/send', () => fetch('https://mail.example/send'), isDown);
 */
export function createBreaker(
  {
    failureShare = 0.5,
    minimumCalls = 20,
    minimumAddresses = 1,
    windowMs = 10_000,
    openMs = 5_000,
  }: BreakerOptions,
  classifyFailure: (error: unknown) => SupplierHealth,
  onState: (state: BreakerState) => void,
): Breaker {
  const failingAt = createRecentAddresses(windowMs, minimumAddresses);
  const share = createFailureShare(windowMs, minimumCalls, failureShare);
  const circuit: CircuitBreakerPolicy = circuitBreaker(
    // A test request of unknown outcome does not show that the supplier works again.
    handleWhen(
      (error) => classifyFailure(error) === 'failing' || (isTrying() && classifyFailure(error) === 'unknown'),
    ),
    {
      halfOpenAfter: openMs,
      breaker: {
        ...share,
        failure: (state) => share.failure(state) && (state !== CircuitState.Closed || failingAt.areEnough()),
      },
    },
  );
  const isTrying = (): boolean => circuit.state === CircuitState.HalfOpen;
  circuit.onStateChange((state) => onState(states[state]));
  return {
    state: () => states[circuit.state],
    async execute(address, request, openError) {
      // One test request at a time; the others fail at once and do not wait for its result.
      if (isTrying()) throw openError();
      try {
        return await circuit.execute(async () => {
          const { state } = circuit;
          try {
            return await request(() => circuit.state === state);
          } catch (error) {
            if (classifyFailure(error) === 'failing') failingAt.add(address);
            throw error;
          }
        });
      } catch (error) {
        throw error instanceof BrokenCircuitError ? openError() : error;
      }
    },
  };
}
