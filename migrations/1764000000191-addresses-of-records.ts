import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneSpelling } from '../shared/email-address.js';

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
 * Writes addresses of records whose domain is of another script as the network knows it (`xn--…`), as those that are
 * typed now: one customer is not two, and each is found by what is typed.
 */
export class AddressesOfRecords1764000000191 implements MigrationInterface {
  name = 'AddressesOfRecords1764000000191';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of ADDRESSES) {
      const rows: { id: number; address: string }[] = await queryRunner.query(
        `SELECT id, ${column} AS address FROM ${table} WHERE octet_length(${column}) <> char_length(${column}) ORDER BY id`,
      );
      for (const { id, address } of rows)
        await queryRunner.query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1 AND ${column} <> $2`, [
          id,
          oneSpelling(address),
        ]);
    }
    await queryRunner.query(`UPDATE held_submission SET content = jsonb_set(content, '{email}', to_jsonb(sender_email))
      WHERE content ->> 'email' <> sender_email`);
  }

  /** Both spellings are of one mailbox: nothing is to be taken back. */
  async down(): Promise<void> {}
}
