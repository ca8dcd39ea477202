import { parseAmount } from '@guildhall/money';
import type { ShopImage, ShopMoney } from '../shop-types.ts';
import type { CheckPicture } from './check-picture.ts';

// What a browser reads of the shop's answers, it reads with these: for a cart alone, a library of schemas weighs three
// times as much, most of it messages that are never shown.

/** Takes a value out of an answer. Throws where there is none. */
export type Parser<Value> = (raw: unknown) => Value;

/** @returns what `read` takes out of `raw`, or `undefined` where it cannot be read */
export function tryParse<Value>(read: Parser<Value>, raw: unknown): Value | undefined {
  try {
    return read(raw);
  } catch {
    return undefined;
  }
}

/** Ends reading: this is not what was asked for. */
export function reject(): never {
  throw new TypeError('unreadable');
}

/** What an object holds: everything in it is still to be read. */
export function parseFields(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw ? (raw as Record<string, unknown>) : reject();
}

/** Text, also of no letters. Half a letter (a lone surrogate) becomes �: an address could not be made with it. */
export function parseText(raw: unknown): string {
  return typeof raw === 'string' ? raw.toWellFormed() : reject();
}

/** Text that may be missing. */
export function parseLooseText(raw: unknown): string {
  return tryParse(parseText, raw) ?? '';
}

/** Required text. */
export function parseRequiredText(raw: unknown): string {
  return parseLooseText(raw) || reject();
}

/** 0, 1, 2 … */
export function parseWholeNumber(raw: unknown): number {
  return Number.isSafeInteger(raw) && (raw as number) >= 0 ? (raw as number) : reject();
}

export function parseBoolean(raw: unknown): boolean {
  return typeof raw === 'boolean' ? raw : reject();
}

/** A list of which every value can be read. */
export function parseList<Value>(raw: unknown, read: Parser<Value>): Value[] {
  return Array.isArray(raw) ? raw.map((one) => read(one)) : reject();
}

/** An amount that is not negative, in the smallest unit. */
export function parseMoney(raw: unknown): ShopMoney {
  const { amount, currencyCode } = parseFields(raw);
  const amountMinor = parseWholeNumber(parseAmount(amount));
  const currency = parseLooseText(currencyCode);
  return /^[A-Z]{3}$/.test(currency) ? { amountMinor, currency } : reject();
}

/** Gives `undefined` for a picture that may not be shown or that is none: the rest is shown without it. */
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
