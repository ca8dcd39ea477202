import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { failureShareWithin } from './failure-share.ts';

/** When a supplier is left in peace. */
export interface BreakerOptions {
  /** The share of failed requests that opens the breaker; 0.5 means one in two. */
  failureShare?: number;
  /** Fewer requests than this within the window never open it. Default 20. */
  minimumCalls?: number;
  /** The window, in milliseconds. Default 10,000. */
  windowMs?: number;
  /** How long the supplier is left in peace before one request tries again, in milliseconds. Default 5,000. */
  restMs?: number;
}

/** Closed: requests pass. Open: none does. Half-open: one request is trying whether the supplier is back. */
export type BreakerState = 'closed' | 'half-open' | 'open';

/**
 * What an error says about the supplier: that it is unwell, that it is well enough to answer, or nothing (the call
 * was given up, or never made).
 */
export type Verdict = 'unwell' | 'answers' | 'nothing';

/** The breaker of one supplier. */
export interface Breaker {
  state: () => BreakerState;
  /**
   * Makes a request, unless the breaker forbids it: then it throws what `resting` gives. A request that had to wait
   * asks `mayStillGo` before it is made.
   */
  execute: <T>(request: (mayStillGo: () => boolean) => Promise<T>, resting: () => Error) => Promise<T>;
}

const states: Record<CircuitState, BreakerState> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Isolated]: 'open',
};

/** Makes a breaker, which judges requests by their errors and tells each change of its state. */
export function createBreaker(
  { failureShare = 0.5, minimumCalls = 20, windowMs = 10_000, restMs = 5_000 }: BreakerOptions,
  judge: (error: unknown) => Verdict,
  onState: (state: BreakerState) => void,
): Breaker {
  const circuit: CircuitBreakerPolicy = circuitBreaker(
    // A try that says nothing does not show that the supplier is back.
    handleWhen((error) => judge(error) === 'unwell' || (isTrying() && judge(error) === 'nothing')),
    { halfOpenAfter: restMs, breaker: failureShareWithin(windowMs, minimumCalls, failureShare) },
  );
  const isTrying = (): boolean => circuit.state === CircuitState.HalfOpen;
  circuit.onStateChange((state) => onState(states[state]));
  return {
    state: () => states[circuit.state],
    async execute(request, resting) {
      // One try at a time, and nobody waits for how it ends.
      if (isTrying()) throw resting();
      try {
        return await circuit.execute(() => {
          const { state } = circuit;
          return request(() => circuit.state === state);
        });
      } catch (error) {
        throw error instanceof BrokenCircuitError ? resting() : error;
      }
    },
  };
}
