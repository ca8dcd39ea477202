import {
  signUpFields,
  signUpParts,
  type SignUpPart,
  type SignUpPartValues,
  type SignUpValues,
} from '@guildhall/api-contract';

/** What is in the form's fields; every one is there, so that it can be emptied. */
export type FormValues = SignUpValues & Required<Record<SignUpPart, SignUpPartValues>>;

/** An empty form: everything blank, sent to the billing address, terms not accepted. */
export const emptyForm: FormValues = {
  ...(Object.fromEntries(
    signUpParts.map((part) => [part, Object.fromEntries(signUpFields[part].map(({ name }) => [name, '']))]),
  ) as Record<SignUpPart, SignUpPartValues>),
  sameAsBilling: true,
  taxDeduction: false,
  taxDeductionCPR: '',
  terms: false,
};

/** What the form gives, with what is not on the page filled in from an empty one. */
export function completeValues(values: Partial<SignUpValues>): FormValues {
  const parts = signUpParts.map((part) => [part, { ...emptyForm[part], ...values[part] }]);
  return {
    ...(Object.fromEntries(parts) as Record<SignUpPart, SignUpPartValues>),
    sameAsBilling: values.sameAsBilling ?? true,
    taxDeduction: values.taxDeduction ?? false,
    taxDeductionCPR: values.taxDeductionCPR ?? '',
    terms: values.terms ?? false,
  };
}
