import { isRecord } from '../fields/is-record.ts';

/**
 * Returns the groups of main data in a response of `GET /wp-json/maindata/api`: those in the language (`_pt-BR_maindata`,
 * else `_pt_maindata`), else `_en_maindata`, the name that services with a single language may use for any. `undefined` if
 * the response is not main data.
 *
 * @param language a language tag such as `de`
 * @example findMainData({ _de_maindata: { shopData: {} } }, 'de') // { shopData: {} }
 */
export function findMainData(raw: unknown, language: string): Readonly<Record<string, unknown>> | undefined {
  const found = findMainDataField(raw, language);
  if (found === undefined) return undefined;
  // PHP writes an empty object as a list.
  return isRecord(found.value) ? found.value : {};
}

/** Returns the field with main data, whatever it holds. */
export function findMainDataField(
  raw: unknown,
  language: string,
): { key: string; value: unknown } | undefined {
  if (!isRecord(raw)) return undefined;
  const [primary = ''] = language.split('-');
  const key = [language, primary, 'en']
    .map((tag) => `_${tag}_maindata`)
    .find((name) => Object.hasOwn(raw, name));
  return key === undefined ? undefined : { key, value: raw[key] };
}
