import {
  signUpFields,
  signUpPartNames,
  type SignUpPart,
  type SignUpPartValues,
  type SignUpValues,
} from '@guildhall/api-contract/signup';

/** The values of all fields. None is missing, so that a reset empties every field. */
export type FormValues = SignUpValues & Required<Record<SignUpPart, SignUpPartValues>>;

/** An empty form: everything blank, sent to the billing address, terms not accepted. */
export const emptyForm: FormValues = {
  ...(Object.fromEntries(
    signUpPartNames.map((part) => [
      part,
      Object.fromEntries(signUpFields[part].map(({ name }) => [name, ''])),
    ]),
  ) as Record<SignUpPart, SignUpPartValues>),
  sameAsBilling: true,
  taxDeduction: false,
  taxDeductionCPR: '',
  terms: false,
};

/** The form's values; fields that are not on the page get their empty value. */
export function completeValues(values: Partial<SignUpValues>): FormValues {
  const parts = signUpPartNames.map((part) => [part, { ...emptyForm[part], ...values[part] }]);
  return {
    ...(Object.fromEntries(parts) as Record<SignUpPart, SignUpPartValues>),
    sameAsBilling: values.sameAsBilling ?? true,
    taxDeduction: values.taxDeduction ?? false,
    taxDeductionCPR: values.taxDeductionCPR ?? '',
    terms: values.terms ?? false,
  };
}
