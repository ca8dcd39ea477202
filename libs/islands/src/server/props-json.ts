import { inDevelopment } from '../in-development.ts';
import { createUsageError } from './usage-error.ts';

/**
 * Serialises the props of an island for its `data-props` attribute.
 *
 * In development, values that JSON would silently drop or change (functions, elements, dates, maps) throw: the browser
 * would render something else than the server.
 */
export function propsToJson(name: string, props: object): string {
  return JSON.stringify(
    props,
    inDevelopment
      ? function (this: Record<string, unknown>, key: string, value: unknown) {
          if (!isJsonSafe(this[key])) {
            throw createUsageError(
              'GUILDHALL_ISLANDS_PROP',
              `Island "${name}": the prop "${key}" cannot be sent as JSON. Pass plain data: strings, numbers, booleans, arrays and objects of these.`,
            );
          }
          return value;
        }
      : undefined,
  );
}

function isJsonSafe(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return false;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
