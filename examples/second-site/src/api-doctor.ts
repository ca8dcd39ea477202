import { collectApiFindings } from '@guildhall/api';
import { organisation } from './organisation.ts';

console.log(JSON.stringify({ findings: await collectApiFindings(organisation) }));
