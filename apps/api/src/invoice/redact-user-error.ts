/**
 * A user error of the shop for the log: which field, and its words without what they may quote of the order: ids,
 * numbers and e-mail addresses.
 *
 * @example
 * redactUserError({ field: ['email'], message: 'ada@firm.example is not valid' }); // 'email: … is not valid'
 */
export function redactUserError(error: {
  field?: readonly string[] | null | undefined;
  message: string;
}): string {
  const words = error.message.replace(/["'“][^"'”]*["'”]|\S*(?:@|:\/\/|\d{3,})\S*/g, '…').slice(0, 200);
  return `${error.field?.join('.') ?? 'order'}: ${words}`;
}
