import { list, object, choice, text, wholeNumber, type ResponseOf } from '../responses/response-schema.ts';

/** The price of one plan at the billing vendor. */
const planPriceSchema = object({
  /** A plan of the organisation. */
  plan_id: text,
  /** In minor units: øre. */
  amount_minor: wholeNumber,
  currency_code: text,
  /** Number of units between two payments, from 1. */
  period: wholeNumber,
  period_unit: choice(['day', 'week', 'month', 'year']),
});

export type PlanPrice = ResponseOf<typeof planPriceSchema>;

/** Response 200 of `GET /api/v1/plans`: the plans that visitors can sign up for and whose price is known. */
export const plansResponseSchema = object({ plans: list(planPriceSchema) });
