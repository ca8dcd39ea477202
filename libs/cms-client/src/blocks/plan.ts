import { word } from '../fields/field-kinds.ts';
import type { FieldOptions } from '../fields/field.ts';

/** A plan name, such as `patron`: letters, digits, `-`, `_` and `+`. */
export function plan<const Options extends FieldOptions<string>>(options: Options) {
  return word(/^[\w+-]{1,80}$/, 'a plan name', { label: 'Plan', ...options });
}
