import { rememberFor } from '../../page/remember-for.ts';
import type { Block, BlockDefinition, Card, Fields } from '@guildhall/cms-client';

/** Creates the function that returns all cards that editors selected in blocks: the values of fields of the kind `cards`. */
export function createPickedCardsFinder(
  definitions: readonly BlockDefinition[],
): (blocks: readonly Block[]) => Card[] {
  const fieldsByName = new Map(definitions.map(({ name, fields }) => [name, fields]));
  return rememberFor((blocks: readonly Block[]) =>
    blocks.flatMap((block) => collectCards(fieldsByName.get(block.name) ?? {}, block)),
  );
}

function collectCards(fields: Fields, values: object): Card[] {
  return Object.entries(fields).flatMap(([name, { kind, fields: inner }]) => {
    const value = (values as Record<string, unknown>)[name];
    const items = Array.isArray(value) ? value : [value];
    if (kind === 'cards') return items.filter(isObject) as Card[];
    return inner ? items.filter(isObject).flatMap((item) => collectCards(inner, item)) : [];
  });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
