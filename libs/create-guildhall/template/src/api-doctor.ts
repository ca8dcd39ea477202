import { collectApiFindings } from '@guildhall/api/doctor';
import { suppliers } from './api-suppliers.ts';
import { organisation } from './organisation.ts';

console.log(JSON.stringify({ findings: await collectApiFindings({ organisation, suppliers }) }));
