export { bankTransferRequestSchema } from './bank-transfer.ts';
export { bankTransferResponseSchema, type BankTransferResponse } from './bank-transfer-response.ts';
export { toSignUpFields } from './to-sign-up-fields.ts';
export { createCcuRequestSchema, type CcuOrder, type CcuRequest } from './ccu.ts';
export { ccuResponseSchema, type CcuResponse, type HostedPage } from './ccu-response.ts';
export { joinStatusRequestSchema } from './join-status.ts';
export { joinStatusResponseSchema, type JoinStatusResponse } from './join-status-response.ts';
export { joinMails, joinStatuses, type JoinMail, type JoinStatus } from './join-statuses.ts';
export { maxReturnPath } from './return-path.ts';
export {
  signUpRefusalCodes,
  toKnownRefusal,
  type SignUpRefusal,
  type SignUpRefusalCode,
} from './sign-up-refusal.ts';
export { nameCountries } from './name-countries.ts';
export { listCountries, signUpCountries, type SignUpCountry } from './sign-up-countries.ts';
export {
  isSignUpFieldPath,
  signUpFields,
  signUpLimits,
  signUpPartNames,
  type SignUpField,
  type SignUpFieldName,
  type SignUpFields,
  type SignUpFieldPath,
  type SignUpPart,
} from './sign-up-fields.ts';
export {
  listRequiredPartNames,
  findSignUpProblems,
  toFieldText,
  type SignUpPartValues,
  type SignUpProblem,
  type SignUpValues,
} from './sign-up-rules.ts';
export { plansResponseSchema, type PlanPrice } from './plan-prices.ts';
