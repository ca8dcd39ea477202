import type { FieldDescription, FieldKind } from '@guildhall/cms-client';

/** Type of an attribute in `block.json`. */
export interface AttributeSchema {
  type: 'string' | 'boolean' | 'number' | 'object' | 'array';
}

/**
 * Types of the values that the editor saves, by the kind of field. The plugin's PHP reads these shapes: a link is `{ title, url, target }`; a
 * picture or a file `{ id, alt }` of the media library; cards are IDs of entries; items are objects by the names of their
 * fields. Routes are not saved: the plugin makes them.
 */
const types: Readonly<Record<FieldKind, AttributeSchema['type'] | undefined>> = {
  ...{ text: 'string', html: 'string', word: 'string', choice: 'string', day: 'string', url: 'string' },
  ...{ flag: 'boolean', number: 'number' },
  ...{ link: 'object', image: 'object', file: 'object', group: 'object' },
  ...{ texts: 'array', items: 'array', cards: 'array' },
  route: undefined,
};

/** Returns false for a route, and for a group of routes. */
function isSaved({ kind, fields = [] }: FieldDescription): boolean {
  return kind === 'group' ? fields.some(isSaved) : types[kind] !== undefined;
}

/** Creates the attributes of fields, those of their earlier names included, so that no editor deletes what was saved. */
export function createAttributes(fields: readonly FieldDescription[]): Record<string, AttributeSchema> {
  const entries = fields.filter(isSaved).flatMap(({ name, kind, formerly = [] }) => {
    const type = types[kind];
    return type === undefined ? [] : [name, ...formerly].map((one) => [one, { type }] as const);
  });
  return Object.fromEntries(entries);
}
