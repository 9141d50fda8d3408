import { Random } from '../random.js';
import type { Row } from '../row.js';
import { DEMO_SIGN_INS } from '../sign-ins.js';

/** Yields the demo sign-ins as accounts with confirmed addresses. */
export function* userAccountRows(passwordHash: string): Generator<Row> {
  const random = new Random('accounts');
  for (const [index, user] of DEMO_SIGN_INS.entries()) {
    const created = new Date(Date.parse('2018-01-15T00:00:00Z') + index * 86_400_000 * 9);
    yield {
      id: index + 1,
      identity_id: random.key(28),
      email: user.email,
      full_name: user.fullName,
      password_hash: passwordHash,
      email_verified_at: created,
      roles: user.roles,
      supplier_id: user.supplierId ?? null,
      impact_buyer_id: user.impactBuyerId ?? null,
      good_cause_id: user.goodCauseId ?? null,
      created_at: created,
      updated_at: created,
    };
  }
}
