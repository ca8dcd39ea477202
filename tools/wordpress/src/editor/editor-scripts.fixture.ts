import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { FieldDescription } from '@guildhall/cms-client';
import { pluginFolder } from '../harness/cache-folder.ts';

type Values = Readonly<Record<string, unknown>>;

/** A line of a text with paragraphs and lists. */
interface Line {
  type: 'p' | 'ul' | 'ol';
  html: string;
}

/** Functions of the editor's scripts that need neither WordPress nor a browser. */
export interface EditorScripts {
  getValue: (field: FieldDescription, values: Values) => unknown;
  createChange: (field: FieldDescription, value: unknown) => Values;
  findShownFields: (fields: readonly FieldDescription[], values: Values) => FieldDescription[];
  getItemTitle: (fields: readonly FieldDescription[], item: Values) => string;
  toText: (html: string) => string;
  shorten: (text: string, length: number) => string;
  toLines: (html: string) => Line[] | undefined;
  fromLines: (lines: readonly Line[]) => string;
  toInline: (html: string) => string;
  moveItem: (list: readonly unknown[], from: number, to: number) => unknown[];
  toDateInput: (day: string) => string;
  fromDateInput: (date: string) => string;
  findProblem: (field: FieldDescription, value: unknown, context?: object) => string | undefined;
  countProblems: (fields: readonly FieldDescription[], values: Values) => number;
  findLack: (block: object, values: Values) => string | undefined;
}

/** Runs the editor's scripts without a browser. Texts stay English. */
export function loadEditorScripts(): EditorScripts {
  const i18n = {
    __: (text: string) => text,
    sprintf: (text: string, ...words: unknown[]) =>
      words.reduce<string>((made, word) => made.replace(/%[sd]/, String(word)), text),
  };
  const context = createContext({ window: { guildhallEditor: {}, wp: { i18n } } });
  for (const name of ['values', 'problems'])
    runInContext(readFileSync(join(pluginFolder, `editor/${name}.js`), 'utf8'), context);
  return runInContext('window.guildhallEditor', context) as EditorScripts;
}
