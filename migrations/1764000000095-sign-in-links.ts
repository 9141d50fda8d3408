import type { MigrationInterface, QueryRunner } from 'typeorm';

const PURPOSES = `'reset-password', 'confirm-email'`;

/** The people of a good cause come to its prospecting page by a link that is mailed to them and works once (A26). */
export class SignInLinks1764000000095 implements MigrationInterface {
  name = 'SignInLinks1764000000095';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE account_link DROP CONSTRAINT account_link_purpose_check,
        ADD CONSTRAINT account_link_purpose_check CHECK (purpose IN (${PURPOSES}, 'sign-in'));

      -- Asked for with any address and key, known or not; what follows is done after the answer, so that it tells nothing.
      CREATE TABLE sign_in_link_request (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email text NOT NULL,
        link_key text NOT NULL,
        asked_from text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE sign_in_link_request;
      DELETE FROM account_link WHERE purpose = 'sign-in';
      ALTER TABLE account_link DROP CONSTRAINT account_link_purpose_check,
        ADD CONSTRAINT account_link_purpose_check CHECK (purpose IN (${PURPOSES}));
    `);
  }
}
