/** Accessible names of the stack of messages. */
export interface InfoMessagesTexts {
  /** Of the stack. */
  region: string;
  /** Of the close button of a message. */
  close: string;
}

/**
 * The English texts of `InfoMessages`.
 *
 * @example
 * const texts: InfoMessagesTexts = { ...infoMessagesTexts, close: 'Dismiss' };
 * texts.region; // 'Messages'
 */
export const infoMessagesTexts: InfoMessagesTexts = { region: 'Messages', close: 'Close message' };
