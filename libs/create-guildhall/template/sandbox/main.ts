import { runSandbox } from '@guildhall/sandbox';
import { organisation } from '../src/organisation.ts';
import { content } from './content.ts';

await runSandbox({ organisation, content });
