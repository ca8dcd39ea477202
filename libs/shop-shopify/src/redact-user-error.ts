/**
 * Formats a user error of the shop for the log: the field, and the message without ids, numbers and email addresses that
 * it may quote from the order.
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
