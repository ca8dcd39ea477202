import {
  builtInBlocks,
  describeBlock,
  type Block,
  type FieldDescription,
  type FieldKind,
} from '@guildhall/cms-client';
import { html } from '../cards/card.fixture.ts';

/** Storybook controls for simple fields; other fields have none. */
const controlTypes: Partial<Record<FieldKind, string>> = {
  text: 'text',
  html: 'text',
  word: 'text',
  day: 'text',
  flag: 'boolean',
  choice: 'select',
  number: 'number',
};

const getFields = (name: string): FieldDescription[] => {
  const definition = builtInBlocks.find((block) => block.name === name);
  return definition ? describeBlock(definition).fields : [];
};

/** Creates Storybook's `argTypes` for the fields of a block from its definition. */
export function createControls(name: string) {
  return Object.fromEntries(
    getFields(name).map((described) => {
      const { name: field, label, help, kind, choices, min, max, presence } = described;
      const type = controlTypes[kind];
      return [
        field,
        {
          name: label,
          description: help,
          control: type === undefined ? false : { type, min, max, labels: getChoiceLabels(described) },
          ...(choices && { options: choices }),
          ...getCondition(described),
          table: { category: 'Fields', type: { summary: presence === 'required' ? 'required' : 'optional' } },
        },
      ];
    }),
  );
}

function getChoiceLabels({ choices = [], choiceLabels = [] }: FieldDescription) {
  return Object.fromEntries(choices.map((choice, index) => [choice, choiceLabels[index]]));
}

/** Storybook's conditions compare with one value. */
function getCondition({ when }: FieldDescription) {
  return when?.is.length === 1 ? { if: { arg: when.field, eq: when.is[0] } } : {};
}

/** Applies values from Storybook's controls to a block, sanitising HTML. */
export function applyChanges(block: Block, changed: Readonly<Record<string, unknown>>): Block {
  const fields = getFields(block.name).filter(({ name }) => changed[name] !== undefined);
  const values = fields.map(({ name, kind }) => [
    name,
    kind === 'html' ? html(String(changed[name])) : changed[name],
  ]);
  return { ...block, ...Object.fromEntries(values) };
}
