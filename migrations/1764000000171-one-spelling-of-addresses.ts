import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneSpelling } from '../shared/email-address.js';

/** Accounts of domains in other scripts are found by the spelling of the network (`xn--…`), in which browsers write them. */
export class OneSpellingOfAddresses1764000000171 implements MigrationInterface {
  name = 'OneSpellingOfAddresses1764000000171';

  async up(queryRunner: QueryRunner): Promise<void> {
    const rows: { id: number; email: string }[] = await queryRunner.query(
      'SELECT id, email FROM user_account WHERE octet_length(email) <> char_length(email) ORDER BY id',
    );
    for (const { id, email } of rows)
      await queryRunner.query(
        // Of two accounts of one address the older one keeps it; the other stays as it is, for staff to look at.
        `UPDATE user_account SET email = $2 WHERE id = $1 AND email <> $2
          AND NOT EXISTS (SELECT FROM user_account other WHERE lower(other.email) = lower($2) AND other.id <> $1)`,
        [id, oneSpelling(email)],
      );
  }

  /** Both spellings are of one mailbox: nothing is to be taken back. */
  async down(): Promise<void> {}
}
