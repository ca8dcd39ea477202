import {
  statementLimits,
  statementRequestSchema,
  type Statement,
  type StatementKind,
} from '@guildhall/api-contract/contracts';
import { cleanEmail } from '@guildhall/api-contract/email';
import * as v from 'valibot';
import {
  emptyValues,
  type StatementErrors,
  type StatementField,
  type StatementValues,
} from './contract-model.ts';

/** A form as it was sent: `edit` shows it again, `review` shows the statement, `send` sends it. */
export interface StatementForm {
  step: 'edit' | 'review' | 'send';
  id: string;
  values: StatementValues;
}

/** Reads the body of a form. Missing fields are empty. */
export function readStatementForm(body: string): StatementForm {
  const form = new URLSearchParams(body);
  const read = (name: string) => (form.get(name) ?? '').trim();
  const step = read('step');
  return {
    step: step === 'send' || step === 'edit' ? step : 'review',
    id: read('id'),
    values: {
      ...{ name: toLine(read('name')), email: cleanEmail(read('email')), contract: toLine(read('contract')) },
      ...{ manner: read('manner') || emptyValues.manner, reason: read('reason'), endOn: read('endOn') },
    },
  };
}

/** Reads what a link says of the contract: nothing else is taken from a URL. */
export function readContract(query: unknown): string {
  const { contract } = (query ?? {}) as { contract?: unknown };
  return typeof contract === 'string' ? toLine(contract).slice(0, statementLimits.contract) : '';
}

const toLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Parses a form into the statement that it is, or finds the fields that cannot be used. */
export function parseStatement(
  kind: StatementKind,
  { id, values }: Pick<StatementForm, 'id' | 'values'>,
): { statement: Statement; errors?: never } | { statement?: never; errors: StatementErrors } {
  const { name, email, contract, manner, reason, endOn } = values;
  const details = {
    ...{ manner, ...(manner === 'cause' && reason !== '' && { reason }) },
    ...(endOn !== '' && { endOn }),
  };
  const parsed = v.safeParse(statementRequestSchema, {
    ...{ kind, id, name, email, contract },
    ...(kind === 'cancellation' && { details }),
  });
  if (parsed.success) return { statement: parsed.output };
  const errors: StatementErrors = {};
  for (const { path } of parsed.issues) {
    const field = path?.at(-1)?.key;
    if (typeof field === 'string' && field in values)
      errors[field as StatementField] = values[field as StatementField] === '' ? 'missing' : 'not valid';
  }
  return { errors };
}
