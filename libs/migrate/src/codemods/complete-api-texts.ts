import { Node, type ObjectLiteralExpression, SyntaxKind } from 'ts-morph';
import type { Site } from '../site/site.ts';
import type { Codemod } from './codemod.ts';
import { addImport } from './names/imports.ts';

/** The texts that are new, by the part that they are in. */
const added: Readonly<Record<string, readonly string[]>> = {
  mails: ['contracts'],
  reports: ['withdrawal', 'cancellation', "'receipt refused'"],
};

/** An object of type `ApiTexts` is complete: the English texts fill it until they are translated. */
export const completeApiTexts: Codemod = {
  name: 'api-texts',
  version: '0.1.0',
  note: 'ApiTexts has texts about withdrawals and cancellations of contracts.',
  change(site) {
    for (const file of site.listCode())
      if (file.getImportDeclaration('@guildhall/api') && file.getFullText().includes('ApiTexts'))
        for (const literal of file.getDescendantsOfKind(SyntaxKind.ObjectLiteralExpression).filter(isTexts))
          for (const part of Object.keys(added)) complete(site, literal, part);
  },
};

function isTexts(literal: ObjectLiteralExpression): boolean {
  const parent = literal.getParent();
  if (Node.isVariableDeclaration(parent) || Node.isSatisfiesExpression(parent))
    return parent.getTypeNode()?.getText() === 'ApiTexts';
  return false;
}

function complete(site: Site, texts: ObjectLiteralExpression, part: string): void {
  const property = texts.getProperty(part);
  const literal = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
  if (!Node.isObjectLiteralExpression(literal)) return;
  const hasSpread = literal.getProperties().some((one) => Node.isSpreadAssignment(one));
  const missing = (added[part] ?? []).filter((name) => !literal.getProperty(name));
  if (hasSpread || missing.length === 0) return;
  const file = texts.getSourceFile();
  const [imported] = file.getImportDeclarations();
  for (const name of missing)
    literal.addPropertyAssignment({ name, initializer: `englishApiTexts.${part}${toAccess(name)}` });
  site.tasks.push({
    file: site.getPath(file),
    line: literal.getStartLineNumber(),
    text: `Translate in ${part}: ${missing.join(', ')}. Until then, the English texts are used.`,
  });
  if (imported) addImport(imported, '@guildhall/api', { name: 'englishApiTexts', isType: false });
}

const toAccess = (name: string) => (name.startsWith("'") ? `[${name}]` : `.${name}`);
