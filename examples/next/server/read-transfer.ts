import { parseResponse } from '@guildhall/api-contract/responses';
import { bankTransferResponseSchema } from '@guildhall/api-contract/signup';
import { createUpstream, UpstreamError } from '@guildhall/upstream';

const api = createUpstream({ name: 'api', origin: process.env['API_ORIGIN'] ?? '', deadlineMs: 5000 });

/** Reads what to transfer for a membership; `undefined` if the api does not know the ID. */
export async function readTransfer(id: string) {
  try {
    const body = await api.sendJson('/api/v1/bank-transfer', { id }, { repeatable: true });
    return parseResponse(bankTransferResponseSchema, body);
  } catch (error) {
    if (error instanceof UpstreamError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}
