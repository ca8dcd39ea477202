import { Checkbox, TextField } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';
import type { FormFields } from './form-fields.ts';
import { fieldId } from './PartFields.tsx';
import type { FieldErrors } from './sign-up-messages.ts';
import styles from './SignUpForm.module.css';

interface TaxDeductionProps {
  formId: string;
  ticked: boolean;
  cprHint: string | undefined;
  texts: SignUpTexts;
  fields: FormFields;
  errors: FieldErrors;
}

/** The box to report the donation, and the CPR number, without autocomplete. */
export function TaxDeduction({
  formId,
  ticked,
  cprHint,
  texts,
  fields,
  errors,
}: TaxDeductionProps): ReactElement {
  return (
    <div className={styles['choice']}>
      <Checkbox
        {...fields.control('taxDeduction')}
        id={fieldId(formId, 'taxDeduction')}
        label={texts.taxDeductionLabel}
      />
      {ticked && (
        <TextField
          {...fields.control('taxDeductionCPR')}
          id={fieldId(formId, 'taxDeductionCPR')}
          label={texts.cprLabel}
          hint={cprHint}
          error={errors.taxDeductionCPR}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          required
        />
      )}
    </div>
  );
}
