import { list, object, choice, text, wholeNumber, type ResponseOf } from '../responses/response-schema.ts';

/** The price of one plan at the billing vendor. */
const planPriceSchema = object({
  /** A plan of the organisation. */
  plan_id: text,
  /** In minor units: øre. */
  amount_minor: wholeNumber,
  /** ISO 4217. */
  currency_code: text,
  /** Number of units between two payments, from 1. */
  period: wholeNumber,
  /** The unit that `period` counts. */
  period_unit: choice(['day', 'week', 'month', 'year']),
});

/** The price of one plan at the billing vendor. */
export type PlanPrice = ResponseOf<typeof planPriceSchema>;

/**
 * Response 200 of `GET /api/v1/plans`: the plans that visitors can sign up for and whose price is known.
 *
 * @example
 * import { parseResponse } from '@guildhall/api-contract/responses';
 *
 * const response = await fetch('/api/v1/plans');
 * const { plans = [] } = parseResponse(plansResponseSchema, await response.json()) ?? {};
 */
export const plansResponseSchema = object({ plans: list(planPriceSchema) });
