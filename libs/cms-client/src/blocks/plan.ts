import { word } from '../fields/field-kinds.ts';
import type { FieldOptions } from '../fields/field.ts';

/** A plan name, such as `patron`: letters, digits, `-`, `_` and `+`. */
export function plan<const Options extends FieldOptions<string>>(options: Options) {
  return word(/^(?:[A-Za-z0-9_+]|-){1,80}$/, 'a plan name', {
    label: 'Plan',
    choosesFrom: 'plans',
    ...options,
  });
}
