import { parseAmount } from '@guildhall/money';
import type { ShopImage, ShopMoney } from '../shop-types.ts';
import type { CheckPicture } from './check-picture.ts';

// What a browser reads of the shop's answers, it reads with these: for a cart alone, a library of schemas weighs three
// times as much, most of it messages that are never shown.

/** Takes a value out of an answer. Throws where there is none. */
export type Reader<Value> = (raw: unknown) => Value;

/** @returns what `read` takes out of `raw`, or `undefined` where it cannot be read */
export function readable<Value>(read: Reader<Value>, raw: unknown): Value | undefined {
  try {
    return read(raw);
  } catch {
    return undefined;
  }
}

/** Ends reading: this is not what was asked for. */
export function refuse(): never {
  throw new TypeError('unreadable');
}

/** What an object holds: everything in it is still to be read. */
export function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw ? (raw as Record<string, unknown>) : refuse();
}

/** Text, also of no letters. Half a letter (a lone surrogate) becomes �: an address could not be made with it. */
export function text(raw: unknown): string {
  return typeof raw === 'string' ? raw.toWellFormed() : refuse();
}

/** Text that may be missing. */
export function looseText(raw: unknown): string {
  return readable(text, raw) ?? '';
}

/** Required text. */
export function neededText(raw: unknown): string {
  return looseText(raw) || refuse();
}

/** 0, 1, 2 … */
export function wholeNumber(raw: unknown): number {
  return Number.isSafeInteger(raw) && (raw as number) >= 0 ? (raw as number) : refuse();
}

export function truth(raw: unknown): boolean {
  return typeof raw === 'boolean' ? raw : refuse();
}

/** A list of which every value can be read. */
export function listOf<Value>(raw: unknown, read: Reader<Value>): Value[] {
  return Array.isArray(raw) ? raw.map((one) => read(one)) : refuse();
}

/** An amount that is not negative, in the smallest unit. */
export function money(raw: unknown): ShopMoney {
  const { amount, currencyCode } = fieldsOf(raw);
  const amountMinor = wholeNumber(parseAmount(amount));
  const currency = looseText(currencyCode);
  return /^[A-Z]{3}$/.test(currency) ? { amountMinor, currency } : refuse();
}

/** Gives `undefined` for a picture that may not be shown or that is none: the rest is shown without it. */
export function image(raw: unknown, checkPicture: CheckPicture): ShopImage | undefined {
  return readable((value) => {
    const { id, altText, width, height, url: wide, small } = fieldsOf(value);
    const url = checkPicture(neededText(wide)) ?? refuse();
    return {
      id: looseText(id) || url,
      alt: looseText(altText),
      width: readable(wholeNumber, width) ?? 0,
      height: readable(wholeNumber, height) ?? 0,
      url,
      small: checkPicture(looseText(small)) ?? url,
    };
  }, raw);
}
