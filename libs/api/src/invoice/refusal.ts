import type { OrderProblem } from './order-rules.ts';

/** Reason for which an order gets no invoice. */
export type Refusal =
  | OrderProblem
  | { kind: 'invalid number' | 'invalid email' | 'shop refused' }
  /** `country` is a VAT code. */
  | { kind: 'own country'; country: string };
