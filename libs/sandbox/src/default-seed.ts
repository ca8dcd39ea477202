import { organisation } from '@guildhall/website-organisation';
import { content } from './example-content/index.ts';
import type { SandboxSeed } from './sandbox-content.ts';

/** The organisation of the specification. */
export const defaultSeed: SandboxSeed = { organisation, content };
