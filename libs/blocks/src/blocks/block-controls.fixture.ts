import {
  builtInBlocks,
  describeBlock,
  type Block,
  type FieldDescription,
  type FieldKind,
} from '@guildhall/cms-client';
import { html } from '../cards/card.fixture.ts';

/** The control of each kind of field that is a plain value; the others are changed in the block itself. */
const controlTypes: Partial<Record<FieldKind, string>> = {
  text: 'text',
  html: 'text',
  word: 'text',
  day: 'text',
  flag: 'boolean',
  choice: 'select',
  number: 'number',
};

const fieldsOf = (name: string): FieldDescription[] => {
  const definition = builtInBlocks.find((block) => block.name === name);
  return definition ? describeBlock(definition).fields : [];
};

/** Storybook's `argTypes` for the fields of a block, made of its definition. */
export function controlsOf(name: string) {
  return Object.fromEntries(
    fieldsOf(name).map(({ name: field, label, help, kind, choices, min, max, presence }) => {
      const type = controlTypes[kind];
      return [
        field,
        {
          name: label,
          description: help,
          control: type === undefined ? false : { type, min, max },
          ...(choices && { options: choices }),
          table: { category: 'Fields', type: { summary: `${kind}, ${presence}` } },
        },
      ];
    }),
  );
}

/** The block with what somebody changed; HTML goes through the sanitiser as everywhere. */
export function withChanges(block: Block, changed: Readonly<Record<string, unknown>>): Block {
  const fields = fieldsOf(block.name).filter(({ name }) => changed[name] !== undefined);
  const values = fields.map(({ name, kind }) => [
    name,
    kind === 'html' ? html(String(changed[name])) : changed[name],
  ]);
  return { ...block, ...Object.fromEntries(values) };
}
