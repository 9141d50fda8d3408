import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who accounts are at the providers that they sign in with. */
export class LinkedIdentities1764000000025 implements MigrationInterface {
  name = 'LinkedIdentities1764000000025';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE linked_identity (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES user_account ON DELETE CASCADE,
        issuer text NOT NULL CHECK (length(issuer) BETWEEN 1 AND 500),
        subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
        linked_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX linked_identity_issuer_subject_key ON linked_identity (issuer, subject);
      CREATE UNIQUE INDEX linked_identity_user_id_issuer_key ON linked_identity (user_id, issuer);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE linked_identity');
  }
}
