'use client';

import { cleanEmail, isEmailAddress, isReachableAddress } from '@guildhall/api-contract/email';
import { fill, useErrorAlert, type FieldProps } from '@guildhall/ui';
import { useId, useState, type FormEvent } from 'react';
import type { MemberProblem } from '../identity/problem.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { findField, useFocusField } from './use-focus-field.ts';

export type MemberFormFields = Readonly<Record<string, MemberFormField>>;

interface MemberFormField {
  label: string;
  /** `new`: emails will be sent there. */
  email?: boolean | 'new';
  minLength?: number;
  /** Longer text is kept, and refused when the form is submitted: a browser would cut it without a word. */
  maxLength?: number;
  /** Replaces the other rules. */
  findProblem?: (value: string) => 'required' | 'notValid' | 'tooLong' | undefined;
}

type ErrorTexts = Pick<MemberTexts, 'isRequiredText' | 'isNotValidText' | 'isTooShortText' | 'isTooLongText'>;

export interface MemberForm {
  /** The error of a field, as its props. */
  getErrorProps: (name: string) => Pick<FieldProps, 'error' | 'errorAlert'>;
  problem: MemberProblem | undefined;
  problemId: string;
  /** True if no move of the focus to a field says the problem. */
  isProblemAlert: boolean;
  getProblemProps: (name: string) => { 'aria-describedby'?: string; 'aria-invalid'?: true };
  busy: boolean;
  /** True after a successful request, until the next submit. */
  isDone: boolean;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Field in which a problem is fixed. */
const fieldByProblem: Partial<Record<MemberProblem, string>> = {
  'wrong-login': 'password',
  'weak-password': 'password',
  'password-refused': 'password',
  'wrong-password': 'current',
  'login-again': 'current',
};

/** Result of a form: nothing, a problem, or the field whose value the service refuses. */
type FormResult = MemberProblem | { refused: string } | undefined;

/**
 * A short form in which every field is required, unless it has a rule of its own. Its fields are uncontrolled, so input from before hydration, also a
 * password manager's, is submitted and kept after an error. The focus moves to the field to fix unless the user moved
 * it in the meantime. Each error is said each time, once: by that move, or by a live region where there is none.
 */
export function useMemberForm(
  fields: MemberFormFields,
  texts: ErrorTexts,
  send: (values: Readonly<Record<string, string>>, form: HTMLFormElement) => Promise<FormResult>,
): MemberForm {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [found, setFound] = useState<{ problem: MemberProblem; isAlert: boolean }>();
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const problemId = useId();
  const errorAlert = useErrorAlert();
  const focusField = useFocusField();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = readValues(form, Object.keys(fields));
    const showErrors = (wrong: Readonly<Record<string, string>>) => {
      setErrors(wrong);
      const [first] = Object.keys(wrong);
      if (first === undefined) return false;
      errorAlert.record(first, findField(form, first) === document.activeElement);
      focusField(form, first);
      return true;
    };
    setFound(undefined);
    setDone(false);
    if (showErrors(validateFields(fields, values, texts))) return;
    const focused = document.activeElement;
    setBusy(true);
    const problem = await send(values, form);
    setBusy(false);
    setDone(problem === undefined);
    if (typeof problem === 'object') {
      const { refused } = problem;
      showErrors({ [refused]: `${fields[refused]?.label ?? ''} ${texts.isNotValidText}` });
      return;
    }
    if (!problem) return;
    const name = fieldByProblem[problem];
    const isMoved =
      name !== undefined && document.activeElement === focused && findField(form, name) !== focused;
    setFound({ problem, isAlert: !isMoved });
    if (isMoved) focusField(form, name);
  }
  return {
    problem: found?.problem,
    isProblemAlert: found?.isAlert ?? false,
    ...{ problemId, busy, isDone },
    getErrorProps: (name) => ({ error: errors[name], errorAlert: errorAlert.get(name) }),
    getProblemProps: (name) =>
      found && fieldByProblem[found.problem] === name
        ? { 'aria-describedby': problemId, 'aria-invalid': true }
        : {},
    submit: (event) => void submit(event),
  };
}

function readValues(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, toText(data.get(name))]));
}

function toText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

function validateFields(
  fields: MemberFormFields,
  values: Readonly<Record<string, string>>,
  texts: ErrorTexts,
): Record<string, string> {
  const wrong = Object.entries(fields).flatMap(([name, field]) => {
    const error = findError(field, values[name] ?? '', texts);
    return error === undefined ? [] : [[name, `${field.label} ${error}`]];
  });
  return Object.fromEntries(wrong) as Record<string, string>;
}

function findError(
  { email, minLength = 0, maxLength = Infinity, findProblem }: MemberFormField,
  value: string,
  texts: ErrorTexts,
): string | undefined {
  const text = email ? cleanEmail(value) : value.trim();
  if (findProblem) {
    const tooLong = fill(texts.isTooLongText, { count: maxLength });
    const errors = { required: texts.isRequiredText, notValid: texts.isNotValidText, tooLong };
    const problem = findProblem(value);
    return problem && errors[problem];
  }
  if (text === '') return texts.isRequiredText;
  const isValid = email === 'new' ? isReachableAddress : isEmailAddress;
  if (email && !isValid(text)) return texts.isNotValidText;
  if (text.length > maxLength) return fill(texts.isTooLongText, { count: maxLength });
  return value.length < minLength ? fill(texts.isTooShortText, { count: minLength }) : undefined;
}
