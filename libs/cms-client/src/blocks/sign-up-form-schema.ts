import { literally } from '../fields/literally.ts';
import { fields, optional, required } from '../fields/schemas.ts';
import { readText } from '../fields/values.ts';
import type { BlockBase } from './block.ts';
import type { BlockSchema } from './block-parts.ts';
import { readSubscriptionType } from './subscription-type.ts';

export interface SignUpFormBlock extends BlockBase {
  name: 'sign-up-form';
  title?: string;
  /** The plan that the form signs up for. */
  subscriptionType: string;
}

export function signUpFormSchema(): BlockSchema<'sign-up-form'> {
  return fields({
    name: literally('sign-up-form'),
    title: optional(readText),
    subscriptionType: required(readSubscriptionType, 'the name of a plan'),
  });
}
