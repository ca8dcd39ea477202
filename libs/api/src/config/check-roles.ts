import type { Adapter, RoleDefinition, SupplierConnections, SupplierRole } from '@guildhall/suppliers';
import { createUsageError } from '@guildhall/server-kit';

/** Names of the members that a value must have; of a function, none. */
type RequiredMembers<Value> = Value extends (...values: never[]) => unknown
  ? Record<never, true>
  : { [Name in keyof Value as undefined extends Value[Name] ? never : Name]: true };

/** Members of each connection that the api uses: an adapter for another version of the api may lack some of them. */
const requiredMembers: { [Role in SupplierRole]: RequiredMembers<SupplierConnections[Role]> } = {
  billing: {
    ...{ name: true, origin: true, plans: true, connect: true, connectMembers: true },
    ...{ hasCredentials: true, readEvent: true },
  },
  'test billing': {
    ...{ name: true, origin: true, plans: true, connect: true, connectMembers: true },
    ...{ hasCredentials: true, readEvent: true },
  },
  members: { kind: true, connect: true, connectRecords: true },
  'member mails': {},
  'contact mails': {},
  storefront: { run: true, parseSearchPrefix: true, fetchSoldHere: true },
  'shop admin': {
    ...{ listVariants: true, findDraftOrder: true, findDraftOrderByTag: true, toOrderInput: true },
    createDraftOrder: true,
  },
};

const isRole = (role: string): role is SupplierRole => Object.hasOwn(requiredMembers, role);

/**
 * Checks that each supplier declares its roles in full, whatever its variables are.
 *
 * @throws Error that lists, by package, what is missing and what to do
 */
export function checkRoles(suppliers: readonly Adapter[]): void {
  const faults = suppliers.flatMap(({ name, roles }) =>
    Object.entries(roles).flatMap(([role, definition]) => {
      const fault = findRoleFault(role, definition);
      return fault === undefined ? [] : [`${name}: ${fault}`];
    }),
  );
  if (faults.length > 0)
    throw createUsageError(
      'GUILDHALL_API_ROLES',
      `The api cannot use these suppliers:\n  ${faults.join('\n  ')}`,
    );
}

function findRoleFault(role: string, definition: unknown): string | undefined {
  if (!isRole(role))
    return `the api has no role '${role}'. Remove it, or use the version of the package that fits this api.`;
  const { variables, connect } = (definition ?? {}) as Partial<RoleDefinition<never, unknown>>;
  if (!Array.isArray(variables) || variables.length === 0)
    return `the role '${role}' has no variables. List them in roles['${role}'].variables: the first one switches it on.`;
  return typeof connect === 'function'
    ? undefined
    : `the role '${role}' connects nothing. Add the function roles['${role}'].connect, or remove the role.`;
}

/**
 * Checks that the connection of a role that is on has all that the api uses.
 *
 * @throws Error that names the package, what is missing and what to do
 */
export function checkConnection<Role extends SupplierRole>(
  { name, roles }: Adapter,
  role: Role,
  connection: SupplierConnections[Role] | undefined,
): SupplierConnections[Role] {
  if (connection === undefined)
    throw createUsageError(
      'GUILDHALL_API_CONNECTION',
      `${name}: the role '${role}' connects nothing although ${roles[role]?.variables[0]} is set. Return a connection from roles['${role}'].connect.`,
    );
  const missing = Object.keys(requiredMembers[role]).filter((member) => !(member in connection));
  if (missing.length === 0) return connection;
  throw createUsageError(
    'GUILDHALL_API_CONNECTION',
    `${name}: the connection of the role '${role}' lacks ${missing.join(', ')}. Add what is missing, or use the version of the package that fits this api.`,
  );
}
