import type { StatementKind, StatementResponse } from '@guildhall/api-contract/contracts';

/** A statement as somebody typed it. */
export interface StatementValues {
  name: string;
  email: string;
  contract: string;
  /** Of a cancellation. */
  manner: string;
  reason: string;
  endOn: string;
}

export type StatementField = keyof StatementValues;

/** Fields that cannot be used as they are. */
export type StatementErrors = Partial<Record<StatementField, 'missing' | 'not valid'>>;

/** A page of a statement. */
export interface ContractModel {
  kind: 'contract';
  statement: StatementKind;
  step:
    | { at: 'form'; errors: StatementErrors }
    /** Not sent yet. `problem`: it was sent, and the api did not take it. */
    | { at: 'review'; id: string; problem?: 'failed' | 'too many' }
    | { at: 'done'; response: StatementResponse };
  values: StatementValues;
}

export const emptyValues: StatementValues = {
  ...{ name: '', email: '', contract: '', manner: 'ordinary', reason: '', endOn: '' },
};
