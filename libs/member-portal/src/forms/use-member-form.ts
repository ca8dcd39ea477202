import { isEmailAddress } from '@guildhall/api-contract';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { Problem } from '../identity/problem.ts';
import type { MemberTexts } from '../texts/member-texts.ts';

export type MemberFormFields = Readonly<Record<string, { label: string; email?: boolean }>>;

export interface MemberForm {
  errors: Readonly<Record<string, string>>;
  problem: Problem | undefined;
  problemId: string;
  getProblemProps: (name: string) => { 'aria-describedby'?: string };
  busy: boolean;
  /** True after a successful request, until the next submit. */
  isDone: boolean;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Field in which a problem is fixed. */
const fieldByProblem: Partial<Record<Problem, string>> = {
  'wrong-login': 'password',
  'weak-password': 'password',
  'password-refused': 'password',
  'wrong-password': 'current',
  'login-again': 'current',
};

/**
 * A short form in which every field is required. Its fields are uncontrolled, so input from before hydration, also a
 * password manager's, is submitted and kept after an error. The focus moves to the field to fix unless the user moved
 * it in the meantime.
 */
export function useMemberForm(
  fields: MemberFormFields,
  texts: Pick<MemberTexts, 'isRequiredText' | 'isNotValidText'>,
  send: (values: Readonly<Record<string, string>>, form: HTMLFormElement) => Promise<Problem | undefined>,
): MemberForm {
  const [errors, setErrors] = useState<MemberForm['errors']>({});
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const problemId = useId();
  const lastSubmit = useRef<{ form: HTMLFormElement; focused: Element | null }>(undefined);
  useEffect(() => {
    const name = problem && fieldByProblem[problem];
    if (!name || !lastSubmit.current) return;
    const { form, focused } = lastSubmit.current;
    if (document.activeElement === focused) focusField(form, name);
  }, [problem]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = readValues(form, Object.keys(fields));
    const wrong = validateFields(fields, values, texts);
    setErrors(wrong);
    setProblem(undefined);
    setDone(false);
    const [first] = Object.keys(wrong);
    if (first !== undefined) return focusField(form, first);
    lastSubmit.current = { form, focused: document.activeElement };
    setBusy(true);
    const found = await send(values, form);
    setBusy(false);
    setProblem(found);
    setDone(found === undefined);
  }
  const getProblemProps: MemberForm['getProblemProps'] = (name) =>
    problem && fieldByProblem[problem] === name ? { 'aria-describedby': problemId } : {};
  return { errors, problem, problemId, getProblemProps, busy, isDone, submit: (event) => void submit(event) };
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
  texts: Pick<MemberTexts, 'isRequiredText' | 'isNotValidText'>,
): Record<string, string> {
  const wrong = Object.entries(fields).flatMap(([name, { label, email }]) => {
    const text = values[name]?.trim() ?? '';
    if (text === '') return [[name, `${label} ${texts.isRequiredText}`]];
    return email && !isEmailAddress(text) ? [[name, `${label} ${texts.isNotValidText}`]] : [];
  });
  return Object.fromEntries(wrong) as Record<string, string>;
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
