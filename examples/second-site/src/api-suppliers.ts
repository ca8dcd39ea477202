import { chargebee } from '@guildhall/api/chargebee';
import { firebase } from '@guildhall/api/firebase';
import { smtp } from '@guildhall/api/smtp';

export const suppliers = [chargebee(), firebase(), smtp()];
