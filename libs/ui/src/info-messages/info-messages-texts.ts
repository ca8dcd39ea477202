/** Accessible names. */
export interface InfoMessagesTexts {
  region: string;
  close: string;
}

export const infoMessagesTexts: InfoMessagesTexts = { region: 'Messages', close: 'Close message' };
