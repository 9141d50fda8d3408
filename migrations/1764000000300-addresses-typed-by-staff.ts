import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isEmailAddress, oneSpelling } from '../shared/email-address.js';

/** Columns of records that hold an email address. */
const ADDRESSES: readonly (readonly [table: string, column: string])[] = [
  ['contact_message', 'email'],
  ['sales_enquiry', 'email'],
  ['impact_box_order', 'email'],
  ['impact_buyer_request', 'email'],
  ['held_submission', 'sender_email'],
  ['lead', 'from_email'],
  ['impact_buyer', 'email'],
  ['supplier', 'owner_email'],
  ['supplier', 'enquiry_email'],
  ['supplier', 'invoice_email'],
  ['supplier', 'intros_email'],
];

/**
 * Writes addresses as those that are typed now: those of enquiries that staff have typed in since the last such migration
 * with their domain as the network knows it (`xn--…`), and all with the apostrophe of keyboards.
 */
export class AddressesTypedByStaff1764000000300 implements MigrationInterface {
  name = 'AddressesTypedByStaff1764000000300';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of ADDRESSES) {
      const rows: { id: number; address: string }[] = await queryRunner.query(
        `SELECT id, ${column} AS address FROM ${table}
          WHERE octet_length(${column}) <> char_length(${column}) AND ${column} LIKE '%@%' ORDER BY id`,
      );
      for (const { id, address } of rows.filter((row) => isEmailAddress(oneSpelling(row.address))))
        await queryRunner.query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1 AND ${column} <> $2`, [
          id,
          oneSpelling(address),
        ]);
    }
    await queryRunner.query(`UPDATE held_submission SET content = jsonb_set(content, '{email}', to_jsonb(sender_email))
      WHERE content ->> 'email' <> sender_email`);
    await this.accounts(queryRunner);
  }

  /** Of two accounts of one address the older one keeps it; the other stays as it is, for staff to look at. */
  private async accounts(queryRunner: QueryRunner): Promise<void> {
    const rows: { id: number; email: string }[] = await queryRunner.query(
      'SELECT id, email FROM user_account WHERE octet_length(email) <> char_length(email) ORDER BY id',
    );
    for (const { id, email } of rows.filter((row) => isEmailAddress(oneSpelling(row.email))))
      await queryRunner.query(
        `UPDATE user_account SET email = $2 WHERE id = $1 AND email <> $2
          AND NOT EXISTS (SELECT FROM user_account other WHERE lower(other.email) = lower($2) AND other.id <> $1)`,
        [id, oneSpelling(email)],
      );
  }

  /** Both spellings are of one mailbox: nothing is to be taken back. */
  async down(): Promise<void> {}
}
