import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ledger of mails. */
export class Mail1764000000003 implements MigrationInterface {
  name = 'Mail1764000000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- The delivery ledger: one row per mail, whatever happens to it.
      CREATE TABLE mail_delivery (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL,
        message_id text NOT NULL UNIQUE,
        to_address text NOT NULL,
        cc text[] NOT NULL DEFAULT '{}',
        bcc text[] NOT NULL DEFAULT '{}',
        reply_to text,
        subject text NOT NULL,
        body_text text NOT NULL,
        body_html text NOT NULL,
        subject_type text,
        subject_id integer,
        status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed')),
        attempts integer NOT NULL DEFAULT 0,
        last_attempt_at timestamptz,
        -- While a worker sends it; renewed as long as that takes.
        claimed_until timestamptz,
        -- Tries that may have reached the reader, for all anybody knows.
        unanswered integer NOT NULL DEFAULT 0,
        error text,
        transport text CHECK (transport IN ('smtp', 'mailbox')),
        created_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz,
        searched_text text NOT NULL GENERATED ALWAYS AS (fold(to_address || ' ' || subject)) STORED
      );
      CREATE INDEX mail_delivery_created_at_idx ON mail_delivery (created_at DESC, id DESC);
      CREATE INDEX mail_delivery_queued_idx ON mail_delivery (id) WHERE status = 'queued';
      CREATE INDEX mail_delivery_failed_idx ON mail_delivery (id) WHERE status = 'failed';
      -- Whose words are still kept.
      CREATE INDEX mail_delivery_body_idx ON mail_delivery (created_at) WHERE body_text <> '';
      CREATE INDEX mail_delivery_subject_idx ON mail_delivery (subject_type, subject_id, id DESC);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE mail_delivery`);
  }
}
