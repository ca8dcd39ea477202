import type { GroundRole } from '@guildhall/organisation';
import { readWord } from './values.ts';

/** Background colours by the names that content uses for them. */
export type Grounds = Readonly<Record<string, GroundRole>>;

/** Each role by its own name. */
export const defaultGrounds: Grounds = { page: 'page', warm: 'warm', dark: 'dark', soft: 'soft' };

export function findGround(value: unknown, grounds: Grounds): GroundRole | undefined {
  const name = readWord(value) ?? '';
  return Object.hasOwn(grounds, name) ? grounds[name] : undefined;
}

export function describeGrounds(grounds: Grounds): string {
  return `one of ${Object.keys(grounds).join(', ')}`;
}
