/**
 * Schema of a value in a response: returns the value, with the fields that the schema lists. Read responses with
 * `parseResponse`.
 *
 * @throws TypeError for a value of another shape
 */
export type ResponseSchema<Value> = (raw: unknown) => Value;

/** The type of what a schema accepts. */
export type ResponseOf<Schema extends ResponseSchema<unknown>> = ReturnType<Schema>;

type Fields<Schemas extends Record<string, ResponseSchema<unknown>>> = {
  [Name in keyof Schemas as undefined extends ResponseOf<Schemas[Name]> ? never : Name]: ResponseOf<
    Schemas[Name]
  >;
} & {
  [Name in keyof Schemas as undefined extends ResponseOf<Schemas[Name]> ? Name : never]?: ResponseOf<
    Schemas[Name]
  >;
};

/**
 * Returns the response if it fits its schema, and otherwise `undefined`. Never throws.
 *
 * @example
 * parseResponse(successResponseSchema, { success: true, since: 'a later version' }); // { success: true }
 * parseResponse(successResponseSchema, 'no object'); // undefined
 */
export function parseResponse<Value>(schema: ResponseSchema<Value>, raw: unknown): Value | undefined {
  try {
    return schema(raw);
  } catch {
    return undefined;
  }
}

/**
 * An object with these fields, of which at least one is required. Others are left out: later versions may have more.
 */
export function object<Schemas extends Record<string, ResponseSchema<unknown>>>(
  schemas: Schemas,
): ResponseSchema<Fields<Schemas>> {
  return (raw) => {
    const values: Record<string, unknown> = {};
    for (const name in schemas) {
      // Throws for null and undefined; other values without fields lack the required one.
      const value = schemas[name]?.((raw as Record<string, unknown>)[name]);
      if (value !== undefined) values[name] = value;
    }
    return values as Fields<Schemas>;
  };
}

/** A field that is left out if it is missing, or has a value of a later version. */
export function optional<Value>(schema: ResponseSchema<Value>): ResponseSchema<Value | undefined> {
  return (raw) => parseResponse(schema, raw);
}

/** A value that fits one of two schemas. */
export function either<First, Second>(
  first: ResponseSchema<First>,
  second: ResponseSchema<Second>,
): ResponseSchema<First | Second> {
  return (raw) => parseResponse(first, raw) ?? second(raw);
}

/** One of these values. */
export function choice<const Value>(values: readonly Value[]): ResponseSchema<Value> {
  return (raw) => (values.includes(raw as Value) ? (raw as Value) : reject());
}

/** Every value of a list; one that does not fit rejects the list. */
export function list<Value>(schema: ResponseSchema<Value>): ResponseSchema<Value[]> {
  return (raw) => (Array.isArray(raw) ? raw.map((one) => schema(one)) : reject());
}

/** Any string, also an empty one. */
export const text: ResponseSchema<string> = (raw) => (typeof raw === 'string' ? raw : reject());

/** A whole number, 0 or more. */
export const wholeNumber: ResponseSchema<number> = (raw) =>
  Number.isSafeInteger(raw) && (raw as number) >= 0 ? (raw as number) : reject();

function reject(): never {
  throw new TypeError('unreadable');
}
