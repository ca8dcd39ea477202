import type { Block, ContentProblem } from '@guildhall/cms-client';
import type { Plan } from '@guildhall/organisation';

/** Finds blocks that name a plan which the organisation does not have, for editors and the log. */
export function findPlanProblems(blocks: readonly Block[], plans: readonly Plan[]): ContentProblem[] {
  const ids = plans.map(({ id }) => id);
  return blocks.flatMap((block, index) => {
    if (block.name !== 'subscription-box' && block.name !== 'sign-up-form') return [];
    const { subscriptionType: plan } = block;
    if (!plan || ids.includes(plan)) return [];
    return [
      {
        where: `block ${index + 1} (${block.blockName})`,
        block: block.idd,
        field: 'subscriptionType',
        message: `there is no plan ${plan}, so the block has no form`,
        advice: `Choose one of these: ${ids.join(', ')}.`,
      },
    ];
  });
}
