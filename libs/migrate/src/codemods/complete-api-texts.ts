import { Node, type ObjectLiteralExpression, SyntaxKind } from 'ts-morph';
import type { Site } from '../site/site.ts';
import type { Codemod } from './codemod.ts';
import { addImport } from './names/imports.ts';
import { listOwnAffairs } from './new-texts.ts';

/** Names of texts that are new, by the part that they are in; `''` has new parts. */
type NewNames = Readonly<Record<string, readonly string[]>>;

const ofContracts: NewNames = {
  mails: ['contracts'],
  reports: ['withdrawal', 'cancellation', "'receipt refused'"],
};

const ofOwnAffairs: NewNames = {
  mails: ['passwordChanged', 'addressChanged', 'renewal', 'leaving'],
  reports: ["'deletion waits'"],
  failures: ['MEMBER_LOGIN_AGAIN'],
  '': ['leaving', 'memberInvoice'],
};

export const addedApiTexts = [ofContracts, ofOwnAffairs];

/** An object of type `ApiTexts` is complete: the English texts fill it until they are translated. */
export const completeApiTexts: Codemod = {
  name: 'api-texts',
  version: '0.1.0',
  note: 'ApiTexts has texts about withdrawals and cancellations of contracts.',
  change: (site) => completeAll(site, ofContracts),
};

export const completeOwnAffairs: Codemod = {
  name: 'own-affairs-texts',
  version: '0.2.0',
  note: "There are new texts about members' own affairs: next terms, invoices, their data and its deletion.",
  change(site) {
    completeAll(site, ofOwnAffairs);
    listOwnAffairs(site);
  },
};

function completeAll(site: Site, added: NewNames): void {
  for (const file of site.listCode())
    if (file.getImportDeclaration('@guildhall/api') && file.getFullText().includes('ApiTexts'))
      for (const literal of file.getDescendantsOfKind(SyntaxKind.ObjectLiteralExpression).filter(isTexts))
        for (const [part, names] of Object.entries(added)) complete(site, literal, part, names);
}

function isTexts(literal: ObjectLiteralExpression): boolean {
  const parent = literal.getParent();
  if (Node.isVariableDeclaration(parent) || Node.isSatisfiesExpression(parent))
    return parent.getTypeNode()?.getText() === 'ApiTexts';
  return false;
}

function complete(site: Site, texts: ObjectLiteralExpression, part: string, names: readonly string[]): void {
  const property = part === '' ? undefined : texts.getProperty(part);
  const value = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
  const literal = part === '' ? texts : value;
  if (!Node.isObjectLiteralExpression(literal)) return;
  const hasSpread = literal.getProperties().some((one) => Node.isSpreadAssignment(one));
  const missing = names.filter((name) => !literal.getProperty(name));
  if (hasSpread || missing.length === 0) return;
  const file = texts.getSourceFile();
  const [imported] = file.getImportDeclarations();
  for (const name of missing)
    literal.addPropertyAssignment({ name, initializer: `englishApiTexts${toAccess(part)}${toAccess(name)}` });
  site.tasks.push({
    file: site.getPath(file),
    line: literal.getStartLineNumber(),
    text: `Translate in ${part || 'the texts'}: ${missing.join(', ')}. Until then, the English texts are used.`,
  });
  if (imported) addImport(imported, '@guildhall/api', { name: 'englishApiTexts', isType: false });
}

const toAccess = (name: string) => (name.startsWith("'") ? `[${name}]` : name && `.${name}`);
