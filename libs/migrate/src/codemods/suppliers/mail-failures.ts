import { Node } from 'ts-morph';
import type { Codemod } from '../codemod.ts';
import { addHelper } from './functions.ts';

const helper = `/** Reads what a relay of emails reported. */
function toMailFailure(cause: unknown) {
  const { code, responseCode, command } = (cause ?? {}) as Partial<Record<string, unknown>>;
  const status = typeof responseCode === 'number' ? responseCode : undefined;
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  const isUnusable = command === 'API' && code === 'EENVELOPE';
  const isRefused = isAboutMail && status !== undefined && status >= 500 && status < 600;
  return { code: typeof code === 'string' ? code : undefined, status, isFinal: isUnusable || isRefused };
}`;

/** An email that was not accepted is described by the adapter, whichever protocol it speaks. */
export const mailFailures: Codemod = {
  name: 'mail-failures',
  version: '0.1.0',
  note: 'MailRejected takes the code, the status and whether it is final, in place of the error of an SMTP relay.',
  change(site) {
    for (const file of site.listCode()) {
      if (!file.getImportDeclaration('@guildhall/suppliers')) continue;
      const created = file.getDescendants().filter((node) => {
        if (!Node.isNewExpression(node) || node.getExpression().getText() !== 'MailRejected') return false;
        const [cause] = node.getArguments();
        return (
          cause && !Node.isObjectLiteralExpression(cause) && !cause.getText().startsWith('toMailFailure(')
        );
      });
      for (const node of created.toReversed()) {
        const [cause] = (Node.isNewExpression(node) && node.getArguments()) || [];
        cause?.replaceWithText(`toMailFailure(${cause.getText()})`);
      }
      if (created.length > 0) addHelper(file, 'toMailFailure', helper);
    }
  },
};
