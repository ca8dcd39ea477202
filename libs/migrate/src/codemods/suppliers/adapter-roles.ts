import { Node, type ObjectLiteralElementLike, type ObjectLiteralExpression, SyntaxKind } from 'ts-morph';
import type { Codemod } from '../codemod.ts';
import { toFunction } from './functions.ts';

/** The function that connected each role. */
const connects: Readonly<Record<string, string>> = {
  billing: 'connectBilling',
  'test billing': 'connectBilling',
  members: 'connectIdentity',
  'member mails': 'connectMemberMails',
  'contact mails': 'connectContactMails',
  storefront: 'connectStorefront',
  'shop admin': 'connectShopAdmin',
};

/** The site of the vendor that a role is for. */
const sites: Readonly<Record<string, string>> = { billing: 'live', 'test billing': 'test' };

/** A role has its variables and its function in one place. */
export const adapterRoles: Codemod = {
  name: 'adapter-roles',
  version: '0.1.0',
  note: 'Each role of an adapter has its variables and its connect together, in place of connectBilling and the like.',
  change(site) {
    for (const file of site.listCode()) {
      if (!file.getImportDeclaration('@guildhall/suppliers')) continue;
      const definitions = file.getDescendantsOfKind(SyntaxKind.CallExpression).flatMap((call) => {
        const [definition] = call.getArguments();
        const isAdapter = call.getExpression().getText() === 'defineAdapter';
        return isAdapter && Node.isObjectLiteralExpression(definition) ? [definition] : [];
      });
      for (const definition of definitions.toReversed()) joinRoles(definition);
    }
  },
};

function joinRoles(definition: ObjectLiteralExpression): void {
  const roles = definition.getProperty('roles');
  const listed = Node.isPropertyAssignment(roles) ? roles.getInitializer() : undefined;
  if (!Node.isObjectLiteralExpression(listed)) return;
  const used = new Set<ObjectLiteralElementLike>();
  const joined = listed.getProperties().map((role) => {
    const variables = Node.isPropertyAssignment(role) ? role.getInitializer() : undefined;
    if (!Node.isPropertyAssignment(role) || !Node.isArrayLiteralExpression(variables)) return role.getText();
    const name = role.getName().replaceAll(/['"]/g, '');
    const connect = definition.getProperty(connects[name] ?? '');
    if (!connect) return role.getText();
    used.add(connect);
    return `${role.getName()}: {\nvariables: ${variables.getText()},\n${writeConnect(connect, sites[name])},\n}`;
  });
  if (used.size === 0) return;
  listed.replaceWithText(`{\n${joined.join(',\n')},\n}`);
  for (const connect of used) connect.remove();
  roles?.formatText({ indentSize: 2 });
}

/** A vendor's sites were a list: the role takes its own. */
function writeConnect(connect: ObjectLiteralElementLike, site: string | undefined): string {
  if (site === undefined) {
    if (Node.isPropertyAssignment(connect)) return `connect: ${connect.getInitializerOrThrow().getText()}`;
    if (Node.isShorthandPropertyAssignment(connect)) return `connect: ${connect.getName()}`;
    return connect.getText().replace(/^(async\s+)?\w+/, '$1connect');
  }
  const own = `find(({ name }) => name === '${site}')`;
  const value = Node.isPropertyAssignment(connect) ? connect.getInitializer() : undefined;
  if (Node.isArrowFunction(value) && !Node.isBlock(value.getBody())) {
    const parameters = value.getParameters().map((one) => one.getText());
    return `connect: (${parameters.join(', ')}) => (${value
      .getBody()
      .getText()
      .replace(/^\((.*)\)$/s, '$1')}).${own}`;
  }
  const given = toFunction(connect);
  return `connect: (settings) => ${/^\w+$/.test(given) ? given : `(${given})`}(settings).${own}`;
}
