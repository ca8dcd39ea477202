import { randomUUID } from 'node:crypto';
import type { StatementRequest } from '@guildhall/api-contract/contracts';
import { createInvoiceStage, joinAsFriend } from '../by-invoice.fixture.ts';
import { siteOrigin } from '../billing.fixture.ts';
import { operate } from '../../operator/operator.fixture.ts';

const email = joinAsFriend.customer.email;

export const createWithdrawal = (contract: string): StatementRequest => ({
  ...{ kind: 'withdrawal', id: randomUUID(), name: 'Ada Vind', email, contract },
});

export const createCancellation = (
  contract: string,
  details: Extract<StatementRequest, { kind: 'cancellation' }>['details'] = { manner: 'ordinary' },
): StatementRequest => ({
  ...{ kind: 'cancellation', id: randomUUID(), name: 'Ada Vind', email, contract, details },
});

/** An api by invoice with somebody who has signed up, and an office. */
export async function createContractStage() {
  const stage = await createInvoiceStage();
  const { json } = await stage.browser().join(joinAsFriend);
  const reference = String((await stage.readTransfer(json['id'])).json['reference']);
  return {
    ...{ stage, reference },
    pageId: json['id'],
    pay: () => stage.office(`confirm ${reference} --amount 96.00 --currency EUR --payment first`),
    async send(statement: object, remoteAddress = '203.0.113.7') {
      const response = await stage.api.app.inject({
        ...{ method: 'POST', url: '/api/v1/statement', payload: statement, remoteAddress },
        headers: { origin: siteOrigin },
      });
      await stage.api.settled();
      return { status: response.statusCode, json: response.json<Record<string, unknown>>() };
    },
    /** Runs a command of the operator, such as `cases`. */
    operate: (...words: string[]) => operate({ DATA_DIR: stage.folder }, ...words),
    /** Does everything that is due, as some minutes do. */
    async catchUp() {
      for (let minute = 0; minute < 4; minute += 1) {
        stage.advance(60_000);
        await stage.api.catchUp();
        await stage.api.settled();
      }
    },
  };
}
