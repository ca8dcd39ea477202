import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger());

/** The price of one plan at the billing vendor. */
export const planPriceSchema = v.object({
  /** A plan of the organisation. */
  plan_id: v.string(),
  /** In minor units: øre. */
  amount_minor: v.pipe(count, v.minValue(0)),
  currency_code: v.string(),
  /** Number of units between two payments. */
  period: v.pipe(count, v.minValue(1)),
  period_unit: v.picklist(['day', 'week', 'month', 'year']),
});

export type PlanPrice = v.InferOutput<typeof planPriceSchema>;

/** Response 200 of `GET /api/v1/plans`: the plans that visitors can sign up for and whose price is known. */
export const plansResponseSchema = v.object({ plans: v.array(planPriceSchema) });

export type PlansResponse = v.InferOutput<typeof plansResponseSchema>;
