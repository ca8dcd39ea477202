import { Node, type SourceFile, SyntaxKind } from 'ts-morph';
import type { Site } from '../../site/site.ts';
import type { Codemod } from '../codemod.ts';
import { convertUse } from './convert-use.ts';
import { memberChanges, type MemberChange } from './member-changes.ts';
import { oldInterfaces } from './old-interfaces.ts';

const doors = /['"]@guildhall\/(?:suppliers|browser-suppliers|member-portal)['"]/;
const listConcerned = (site: Site) => site.listCode().filter((file) => doors.test(file.getFullText()));

/** Members of the interfaces for suppliers: one case, one unit, `list…` for several and `find…` for one. */
export const supplierMembers: Codemod = {
  name: 'supplier-members',
  version: '0.1.0',
  note: 'Suppliers are asked with list… for several and find… for one; times are in ms since 1970, amounts in minor units, and names in camel case.',
  change(site) {
    if (listConcerned(site).length === 0) return;
    const old = site.code.createSourceFile('/old/suppliers.d.ts', oldInterfaces);
    addKinds(site, old);
    // A member that kept its name is in the old unit only if others have old names.
    const isOld = memberChanges.some((one) => one.from !== one.to && findUses(site, old, one).length > 0);
    if (isOld) for (const change of memberChanges) renameUses(site, old, change);
    if (isOld) listUnknown(site);
    site.code.removeSourceFile(old);
  },
};

function findUses(site: Site, old: SourceFile, { of, from }: Pick<MemberChange, 'of' | 'from'>): Node[] {
  const declared = old.getModules().flatMap((one) => one.getInterface(of) ?? [])[0];
  const member = declared?.getProperty(from) ?? declared?.getMethod(from);
  const code = new Set(site.listCode());
  return (member?.findReferencesAsNodes() ?? []).filter((node) => code.has(node.getSourceFile()));
}

function renameUses(site: Site, old: SourceFile, change: MemberChange): void {
  const uses = findUses(site, old, change);
  // From the end, so that those before it stay where they are; an inner one before the one around it.
  for (const node of uses.toSorted((a, b) => b.getStart() - a.getStart())) convertUse(site, node, change);
  if (change.from === change.to) return;
  for (const file of listConcerned(site)) renamePicked(file, change);
}

/** Names that say by themselves what they belong to. */
const telling = memberChanges.filter(({ from }) => /_|^(?:deleted|netPaid|chargeBeeId)$/.test(from));

/** Lists what may be an old name, but is of no type that says so. */
function listUnknown(site: Site): void {
  for (const file of listConcerned(site))
    for (const access of file.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)) {
      const change = telling.find(({ from }) => from === access.getName());
      if (change && access.getExpression().getType().isAny() && file.getFullText().includes(change.of))
        site.tasks.push({
          file: site.getPath(file),
          line: access.getStartLineNumber(),
          text: `If ${access.getExpression().getText()} is a ${change.of}, write ${change.to} in place of ${change.from}${change.unit === 'seconds' ? ', which is in ms' : ''}.`,
        });
    }
}

/** `Pick<Vendor, 'customer'>` names members as texts. */
function renamePicked(file: SourceFile, { of, from, to }: MemberChange): void {
  const literals = file.getDescendants().filter((node) => {
    if (!Node.isStringLiteral(node) || node.getLiteralText() !== from) return false;
    const picked = node.getFirstAncestor(
      (one) => Node.isTypeReference(one) && /^(?:Pick|Omit)$/.test(one.getTypeName().getText()),
    );
    return Node.isTypeReference(picked) && picked.getTypeArguments()[0]?.getText() === of;
  });
  for (const literal of literals.toReversed()) literal.replaceWithText(`'${to}'`);
}

/** An identity service and its connection say in which way members log in. */
function addKinds(site: Site, old: SourceFile): void {
  const find = (of: string, from: string) =>
    findUses(site, old, { of, from }).flatMap((node) => {
      const literal = node.getParent()?.getParent();
      return Node.isObjectLiteralExpression(literal) && !literal.getProperty('kind') ? [literal] : [];
    });
  const services = find('Identity', 'findMissing');
  const hasLinks = services.some((service) => service.getProperty('logins'));
  const literals = [...services, ...find('IdentityConnection', 'connectRecords')];
  for (const literal of literals.toSorted((a, b) => b.getStart() - a.getStart()))
    literal.insertPropertyAssignment(0, {
      name: 'kind',
      initializer: hasLinks ? "'links'" : "'passwords'",
    });
}
