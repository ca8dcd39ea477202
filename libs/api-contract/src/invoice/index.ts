export { maxLines, sdocRequestSchema, type SdocRequest } from './sdoc.ts';
export { sdocResponseSchema, sdocResultSchema, type SdocResponse } from './sdoc-response.ts';
