import type { Organisation } from '@guildhall/organisation';
import { organisation as first } from '@guildhall/website-organisation';
import { readConfig, type Config } from './config.ts';

/** The configuration of the api of the specification's organisation, or of another one. */
export const readTestConfig = (env: Record<string, string>, organisation: Organisation = first): Config =>
  readConfig(env, organisation);
