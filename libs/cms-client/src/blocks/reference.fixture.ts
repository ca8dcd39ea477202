import { format } from 'oxfmt';
import { builtInBlocks } from './built-in-blocks.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { describeContent } from '../content-description/describe-content.ts';
import { describeBlock, type BlockDescription } from './describe-block.ts';

/** The reference of all built-in blocks in Markdown. */
export async function reference(): Promise<string> {
  const blocks = builtInBlocks.map((block) => describeBlock(block));
  const [first] = blocks;
  const markdown = [
    '# Blocks',
    'Generated from the definitions in `libs/cms-client/src/blocks`; a test checks that it is up to date.',
    '## Fields of every block',
    'The anchor (`attrs.anchor`), the editor’s classes (`attrs.className`), and these. An organisation may name the background colours in its own way (`grounds` of `defineOrganisation`).',
    renderTable(first?.baseFields ?? []),
    ...blocks.flatMap(renderSection),
  ];
  return formatMarkdown(markdown);
}

/** The reference of entries, cards and categories in Markdown. */
export async function contentReference(): Promise<string> {
  const { entry, card, filter } = describeContent();
  return formatMarkdown([
    '# Entries, cards and categories',
    'Generated from the definitions in `libs/cms-client/src`; a test checks that it is up to date. The texts of main data are in `libs/cms-client/src/main-data/main-data.ts`.',
    ...['## Entry', renderTable(entry), '## Card', renderTable(card), '## Category', renderTable(filter)],
  ]);
}

async function formatMarkdown(parts: readonly string[]): Promise<string> {
  const { code } = await format('reference.md', parts.join('\n\n'), { printWidth: 110 });
  return code;
}

function renderSection({
  name,
  names,
  help,
  fields,
  sourceFields,
  needsOneOf = [],
}: BlockDescription): string[] {
  const also = names.filter((one) => one !== name);
  return [
    `## ${name}`,
    `${help}.${also.length > 0 ? ` Also: ${also.join(', ')}.` : ''}${needsOneOf.length > 0 ? ` Needs ${needsOneOf.join(' or ')}.` : ''}`,
    renderTable(fields),
    ...(sourceFields ? [sourceFieldsNote, renderTable(sourceFields)] : []),
  ];
}

/** Before the fields that only forms have. */
const sourceFieldsNote =
  'The content service makes the routes. Its form asks editors for these fields, which the site does not read:';

function renderTable(fields: readonly FieldDescription[]): string {
  return [
    '| Field | Kind | | Use |',
    '| --- | --- | --- | --- |',
    ...fields.flatMap((field) => renderRows(field, '')),
  ].join('\n');
}

function renderRows(field: FieldDescription, within: string): string[] {
  const { name, kind, help, choices, when, fields = [] } = field;
  const path = `${within}${name}`;
  const condition = when ? ` Only if \`${within}${when.field}\` is ${when.is.join(', ')}.` : '';
  const kinds = choices ? choices.join(', ') : kind;
  const row = `| \`${path}\` | ${kinds} | ${describePresence(field)} | ${help}${condition} |`;
  return [row, ...(kind === 'cards' ? [] : fields.flatMap((part) => renderRows(part, `${path}.`)))];
}

function describePresence({ presence, default: fallback }: FieldDescription): string {
  if (presence !== 'default') return presence;
  return fallback === false || fallback === '' || typeof fallback === 'object'
    ? 'optional'
    : `else ${String(fallback)}`;
}
