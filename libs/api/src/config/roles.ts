import type { Adapter, SupplierRole } from '@guildhall/suppliers';

/** Returns the supplier that is configured for a role. */
export function findSupplier(
  suppliers: readonly Adapter[],
  role: SupplierRole,
  settings: object,
): Adapter | undefined {
  return suppliers.find((supplier) => isConfigured(supplier, role, settings));
}

/** True if the variable is set that switches a role of the supplier on. */
export function isConfigured({ roles }: Adapter, role: SupplierRole, settings: object): boolean {
  const [variable] = roles[role]?.variables ?? [];
  return variable !== undefined && (settings as Record<string, unknown>)[variable] !== undefined;
}

/** Returns the roles that suppliers are configured for. */
export function listTakenRoles(suppliers: readonly Adapter[], settings: object): Set<SupplierRole> {
  const roles = suppliers.flatMap((supplier) =>
    (Object.keys(supplier.roles) as SupplierRole[]).filter((role) => isConfigured(supplier, role, settings)),
  );
  return new Set(roles);
}

/** Returns the variables with which one of the suppliers takes a role; none if no supplier can. */
export function listRoleVariables(suppliers: readonly Adapter[], role: SupplierRole): readonly string[] {
  return suppliers.map(({ roles }) => roles[role]?.variables).find((names) => names !== undefined) ?? [];
}
