import { expect, it } from 'vitest';
import * as contract from './index.ts';

it('has one door with these names', () => {
  expect(Object.keys(contract).sort()).toEqual([
    'apiErrorCodes',
    'apiErrorSchema',
    'contactAnswerSchema',
    'contactFieldSchema',
    'contactFieldTypes',
    'contactLimits',
    'contactRequestSchema',
    'hasText',
    'invoiceByApi',
    'isEmailAddress',
    'lengthOfAll',
    'lineItemSchema',
    'maxContactAnswerMs',
    'maxLines',
    'scaAnswerSchema',
    'scaOperationSchema',
    'scaRequestSchema',
    'scaSearchSchema',
    'sdocAnswerSchema',
    'sdocFields',
    'sdocRequestSchema',
    'withAttempts',
  ]);
});
