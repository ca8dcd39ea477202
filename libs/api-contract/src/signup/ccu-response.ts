import { either, object, text, type ResponseSchema } from '../responses/response-schema.ts';
import { signUpRefusalSchema, type SignUpRefusal } from './sign-up-refusal.ts';

/** The vendor's hosted page, passed on unchanged to the hosted checkout. Times in seconds since 1970. */
export interface HostedPage {
  id: string;
  type: string;
  url: string;
  state: string;
  embed?: boolean | undefined;
  created_at?: number | undefined;
  expires_at?: number | undefined;
  [field: string]: unknown;
}

const requiredFields = object({ id: text, type: text, url: text, state: text });

const hostedPageSchema: ResponseSchema<HostedPage> = (raw) => ({
  ...(raw as object),
  ...requiredFields(raw),
});

/** Response 200 of `POST /api/v1/ccu`: a page to pay on, or the reason why there is none. */
export const ccuResponseSchema = either(signUpRefusalSchema, hostedPageSchema);

/** Response 200 of `POST /api/v1/ccu`, as this version's api sends it. */
export type CcuResponse = HostedPage | SignUpRefusal;
