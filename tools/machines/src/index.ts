export { startMachines, type Machine, type Machines, type MachinesOptions } from './machines.ts';
export { readSandboxBilling, type SandboxBilling } from './environment.ts';
export { createSuppliers, type StackMember, type Suppliers } from './suppliers.ts';
export { createVisitor, type Reply, type Visitor } from './visitor.ts';
export type { Program } from './program.ts';
