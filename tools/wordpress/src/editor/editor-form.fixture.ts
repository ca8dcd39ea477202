import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { FieldDescription } from '@guildhall/cms-client';
import { createElement, Fragment, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pluginFolder } from '../harness/cache-folder.ts';

const scripts = ['values', 'problems', 'sources', 'form', 'controls', 'links', 'media', 'lists'];

/** A component of WordPress: its label, an input and what is in it. */
const Control = ({ label, children }: { label?: ReactNode; children?: ReactNode }) =>
  createElement('label', null, label, createElement('input'), children);

interface Choice {
  value: string;
  label: string;
}

const SelectControl = ({ label, options }: { label: ReactNode; options: Choice[] }) =>
  createElement(
    'label',
    null,
    label,
    createElement(
      'select',
      null,
      options.map(({ value, label }) => createElement('option', { key: value, value }, label)),
    ),
  );

const components = new Proxy<Record<string, unknown>>(
  { SelectControl },
  {
    get: (own, name) => own[String(name)] ?? Control,
  },
);

const createWordPress = (choices: readonly Choice[] | undefined) => ({
  i18n: {
    __: (text: string) => text,
    _n: (one: string, many: string, count: number) => (count === 1 ? one : many),
    sprintf: (text: string, ...words: unknown[]) =>
      words.reduce<string>((made, word) => made.replace(/%[sd]/, String(word)), text),
  },
  element: {
    ...{ createElement, Fragment, useEffect },
    // A server runs no effects: what they would read is there from the start.
    useState: (initial: unknown) => useState(initial ?? choices),
  },
  components,
  blockEditor: components,
  url: { addQueryArgs: (path: string) => path },
});

type Values = Readonly<Record<string, unknown>>;

interface FieldsProps {
  fields: readonly FieldDescription[];
  values: Values;
  place: string;
  context: object;
}

interface FormScripts {
  Fields: ComponentType<FieldsProps>;
  rememberMedia: (item: object) => void;
  getAlt: (id: number) => string | undefined;
}

/**
 * Renders the rows of a form as HTML, by the name of their field. The media library has picture 5, without a text.
 *
 * @param choices what WordPress lists for fields that are chosen from a list
 */
export function renderRows(
  fields: readonly FieldDescription[],
  values: Values,
  choices?: readonly Choice[],
): Record<string, string> {
  const context = createContext({ window: { guildhallEditor: {}, wp: createWordPress(choices) } });
  for (const name of scripts)
    runInContext(readFileSync(join(pluginFolder, `editor/${name}.js`), 'utf8'), context);
  const editor = runInContext('window.guildhallEditor', context) as FormScripts;
  editor.rememberMedia({ id: 5, alt: '' });
  const html = renderToStaticMarkup(
    createElement(editor.Fields, { fields, values, place: 'form', context: { getAlt: editor.getAlt } }),
  );
  const rows = html.split(/(?=<div class="guildhall-row)/).slice(1);
  return Object.fromEntries(rows.map((row) => [/data-field="(.*?)"/.exec(row)?.[1], row]));
}
