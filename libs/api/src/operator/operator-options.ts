import type { Organisation } from '@guildhall/organisation';
import type { Adapter } from '@guildhall/suppliers';
import type { ApiTexts } from '../texts/api-texts.ts';

/** A command of the operator, and what it runs with. */
export interface OperatorOptions {
  /** The command and its words: `cases done 12`. */
  args: readonly string[];
  /** The environment of the api: `DATA_DIR` or `DATABASE_URL`. */
  env: Readonly<Record<string, string | undefined>>;
  /** The suppliers of the api: what they store is copied too. */
  suppliers: readonly Adapter[];
  /**
   * Names of cases and of the places that hold data, as for `runApi`.
   *
   * @default in English
   */
  texts?: Pick<ApiTexts, 'reports'> & Partial<Pick<ApiTexts, 'leaving'>>;
  /** The facts of the organisation, for commands that connect suppliers: `data`. */
  organisation?: Organisation;
  /** Called with the result, which may have several lines. */
  print: (text: string) => void;
  /**
   * Returns the time, ms since 1970.
   *
   * @default Date.now
   */
  now?: () => number;
}

/** Refusal of a command, with what the operator has to change. */
export class OperatorCommandError extends Error {
  override readonly name = 'OperatorCommandError';
}
