import type { Supplier } from '@guildhall/suppliers';
import { UpstreamError } from '@guildhall/upstream';
import type { AccessToken } from './access-token.ts';

/**
 * Sends a supplier its token, in this header. A request whose token is refused (401) was not run: it is sent once more,
 * with the next token.
 */
export function withToken(supplier: Supplier, token: AccessToken, header: string): Supplier {
  return {
    async post(body, options = {}) {
      const send = (shown: string) =>
        supplier.post(body, { ...options, headers: { ...options.headers, [header]: shown } });
      const shown = await token.get();
      try {
        return await send(shown);
      } catch (error) {
        if (!(error instanceof UpstreamError) || error.status !== 401) throw error;
        token.refuse(shown);
        const next = await token.get();
        if (next === shown) throw error;
        return send(next);
      }
    },
  };
}
