import { parseAmount } from '@guildhall/money';
import { maxQuantityPerLine, type QuantityRule } from '../cart-rules/quantity-rule.ts';
import type { ShopImage, ShopMoney } from '../shop-types.ts';
import type { CheckPicture } from './check-picture.ts';

// Browsers parse the shop's responses with these: for a cart alone, a schema library would be three times as large,
// most of it messages that are never shown.

/** @throws TypeError for a value of another shape */
export type Parser<Value> = (raw: unknown) => Value;

/** @returns `undefined` if `read` throws */
export function tryParse<Value>(read: Parser<Value>, raw: unknown): Value | undefined {
  try {
    return read(raw);
  } catch {
    return undefined;
  }
}

export function reject(): never {
  throw new TypeError('unreadable');
}

/** Returns an object’s fields, still unparsed. */
export function parseFields(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw ? (raw as Record<string, unknown>) : reject();
}

/** May be empty. A lone surrogate becomes �: no URL could contain it. */
export function parseText(raw: unknown): string {
  return typeof raw === 'string' ? raw.toWellFormed() : reject();
}

export function parseLooseText(raw: unknown): string {
  return tryParse(parseText, raw) ?? '';
}

export function parseRequiredText(raw: unknown): string {
  return parseLooseText(raw) || reject();
}

export function parseWholeNumber(raw: unknown): number {
  return Number.isSafeInteger(raw) && (raw as number) >= 0 ? (raw as number) : reject();
}

export function parseBoolean(raw: unknown): boolean {
  return typeof raw === 'boolean' ? raw : reject();
}

/** Rejects the list if one value cannot be parsed. */
export function parseList<Value>(raw: unknown, read: Parser<Value>): Value[] {
  return Array.isArray(raw) ? raw.map((one) => read(one)) : reject();
}

/** 0 or more, in the smallest unit. */
export function parseMoney(raw: unknown): ShopMoney {
  const { amount, currencyCode } = parseFields(raw);
  const amountMinor = parseWholeNumber(parseAmount(amount));
  const currency = parseLooseText(currencyCode);
  return /^[A-Z]{3}$/.test(currency) ? { amountMinor, currency } : reject();
}

/** Returns `undefined` if any quantity can be ordered, which a shop that states no rule allows, too. */
export function parseQuantityRule(raw: unknown): QuantityRule | undefined {
  return tryParse((value) => {
    const rule = parseFields(value);
    const minimum = parseWholeNumber(rule.minimum);
    const increment = parseWholeNumber(rule.increment) || reject();
    const stated = tryParse(parseWholeNumber, rule.maximum) ?? maxQuantityPerLine;
    const maximum = Math.floor(Math.min(stated, maxQuantityPerLine) / increment) * increment;
    return minimum > 1 || increment > 1 || maximum < maxQuantityPerLine
      ? { minimum, maximum, increment }
      : undefined;
  }, raw);
}

/** Returns `undefined` for an invalid or disallowed image: the rest is shown without it. */
export function parseImage(raw: unknown, checkPicture: CheckPicture): ShopImage | undefined {
  return tryParse((value) => {
    const { id, altText, width, height, url: wide, small } = parseFields(value);
    const url = checkPicture(parseRequiredText(wide)) ?? reject();
    return {
      id: parseLooseText(id) || url,
      alt: parseLooseText(altText),
      width: tryParse(parseWholeNumber, width) ?? 0,
      height: tryParse(parseWholeNumber, height) ?? 0,
      url,
      small: checkPicture(parseLooseText(small)) ?? url,
    };
  }, raw);
}
