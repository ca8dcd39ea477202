import { collectApiFindings } from '@guildhall/api/doctor';
import { organisation } from './organisation.ts';

console.log(JSON.stringify({ findings: await collectApiFindings(organisation) }));
