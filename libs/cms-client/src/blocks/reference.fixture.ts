import { format } from 'prettier';
import { builtInBlocks } from './built-in-blocks.ts';
import { describeBlock, type BlockDescription, type FieldDescription } from './describe-block.ts';

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
  ].join('\n\n');
  return format(markdown, { parser: 'markdown', proseWrap: 'preserve', printWidth: 110, singleQuote: true });
}

function renderSection({ name, names, help, fields, needsOneOf = [] }: BlockDescription): string[] {
  const also = names.filter((one) => one !== name);
  return [
    `## ${name}`,
    `${help}.${also.length > 0 ? ` Also: ${also.join(', ')}.` : ''}${needsOneOf.length > 0 ? ` Needs ${needsOneOf.join(' or ')}.` : ''}`,
    renderTable(fields),
  ];
}

function renderTable(fields: readonly FieldDescription[]): string {
  return [
    '| Field | Kind | | Use |',
    '| --- | --- | --- | --- |',
    ...fields.flatMap((field) => renderRows(field, '')),
  ].join('\n');
}

function renderRows(field: FieldDescription, within: string): string[] {
  const { name, kind, help, choices, fields = [] } = field;
  const path = `${within}${name}`;
  const kinds = choices ? choices.join(', ') : kind;
  const row = `| \`${path}\` | ${kinds} | ${describePresence(field)} | ${help} |`;
  return [row, ...(kind === 'cards' ? [] : fields.flatMap((part) => renderRows(part, `${path}.`)))];
}

function describePresence({ presence, default: fallback }: FieldDescription): string {
  if (presence !== 'default') return presence;
  return fallback === false || fallback === '' || Array.isArray(fallback)
    ? 'optional'
    : `else ${String(fallback)}`;
}
