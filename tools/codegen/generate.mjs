import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { getOperationAST, Kind, parse, print, printSchema, visit } from 'graphql';
import { readVendorSchema } from './vendor-schema.mjs';

const library = join(import.meta.dirname, '../../libs/shop-client');
const folder = join(library, 'src/generated');

/** Enumerations of every country, currency and language: we compare none of their values. */
const worldLists = { CountryCode: 'string', CurrencyCode: 'string', LanguageCode: 'string' };

/** Prints the vendor's schema, with names instead of the lists of the world. */
function describeSchema() {
  const schema = visit(parse(printSchema(readVendorSchema())), {
    EnumTypeDefinition: ({ name }) =>
      name.value in worldLists ? { kind: Kind.SCALAR_TYPE_DEFINITION, name } : undefined,
  });
  return print(schema);
}

/**
 * Generates from `src/operations`: the typed documents, the list that the api allows, and the ids that browsers send.
 *
 * @returns {Promise<{ file: string, content: string }[]>}
 */
export async function generateFiles() {
  const made = await generate(
    {
      schema: describeSchema(),
      documents: join(library, 'src/operations/*.graphql'),
      silent: true,
      errorsOnly: true,
      generates: {
        [`${folder}/`]: {
          preset: 'client',
          presetConfig: { fragmentMasking: false },
          config: {
            documentMode: 'string',
            useTypeImports: true,
            enumsAsConst: true,
            defaultScalarType: 'unknown',
            scalars: { Decimal: 'string', HTML: 'string', URL: 'string', ...worldLists },
          },
        },
      },
    },
    false,
  );
  const typed = made.find((/** @type {{ filename: string }} */ { filename }) =>
    filename.endsWith('/graphql.ts'),
  );
  if (typed === undefined) throw new Error('The documents were not generated');
  const content = shortenDocuments(typed.content);
  return [
    { file: join(folder, 'documents.generated.ts'), content },
    { file: join(folder, 'operations.generated.ts'), content: formatOperationList(content) },
    { file: join(folder, 'ids.generated.ts'), content: ids(content) },
  ];
}

/**
 * Puts documents on one line, since they are sent with requests, and marks them so that bundlers drop unused ones.
 *
 * @param {string} source
 */
function shortenDocuments(source) {
  return source
    .replace(
      /(?<=TypedDocumentString\()`[^`]*`/g,
      (text) => `\`${text.slice(1, -1).trim().replace(/\s+/g, ' ')}\``,
    )
    .replace(/= new TypedDocumentString/g, '= /*#__PURE__*/ new TypedDocumentString');
}

/** @param {string} source */
function findOperations(source) {
  return [...source.matchAll(/export const (\w+)Document = [^`]*`([^`]*)`/g)].flatMap(
    ([, name = '', text = '']) => {
      const kind = getOperationAST(parse(text))?.operation;
      return kind === undefined ? [] : [{ name, kind, ...createNames(text) }];
    },
  );
}

/** @param {string} source */
function formatOperationList(source) {
  /** @param {ReturnType<typeof findOperations>[number]} operation */
  const entry = ({ name, kind, hash, id }) =>
    `  { name: '${name}', kind: '${kind}', hash: '${hash}', id: '${id}', document: String(documents.${name}Document) },`;
  return [
    '/* Generated from src/operations: npm run codegen -w @guildhall/shop-client */',
    "import * as documents from './documents.generated.ts';",
    '',
    'export const operationList = /* @__PURE__ */ (() => [',
    ...findOperations(source).map(entry),
    '] as const)();',
    '',
  ].join('\n');
}

/** @param {string} source */
function ids(source) {
  return [
    '/* Generated from src/operations: npm run codegen -w @guildhall/shop-client */',
    ...findOperations(source).map(({ name, id }) => `export const ${name}Id = '${id}';`),
    '',
  ].join('\n');
}

/**
 * Sixteen hex digits are enough for an id.
 *
 * @param {string} text
 */
function createNames(text) {
  const hash = createHash('sha256').update(text).digest('hex');
  return { hash, id: hash.slice(0, 16) };
}
