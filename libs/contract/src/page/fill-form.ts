import type { Locator } from '@playwright/test';

/** Fills in every empty field of a form that must be filled in, and every email address. */
export async function fillRequired(part: Locator, email: string): Promise<void> {
  for (const field of await part.getByRole('textbox').all()) {
    const { isEmail, isRequired } = await field.evaluate((element) => ({
      isEmail: (element as HTMLInputElement).type === 'email',
      isRequired: element.ariaRequired === 'true' || (element as HTMLInputElement).required,
    }));
    if (isEmail) await field.fill(email);
    else if (isRequired && (await field.inputValue()) === '') await field.fill('Anna');
  }
}

/** An address that nobody has. */
export const createEmail = (): string => `contract-${crypto.randomUUID()}@post.example`;
