import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visitors who want one mail when a supplier joins that their search would have found. */
export class SupplierAlerts1764000000181 implements MigrationInterface {
  name = 'SupplierAlerts1764000000181';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE supplier_alert (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email text NOT NULL,
        language text NOT NULL CHECK (language IN ('en', 'mi')),
        trade text NOT NULL,
        place text,
        region text,
        search jsonb NOT NULL,
        confirmed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      COMMENT ON TABLE supplier_alert IS 'Open alerts: deleted with the address once the mail about a new supplier is queued';
      COMMENT ON COLUMN supplier_alert.search IS 'the filter of the search';
      -- An address gets one mail for a search, whatever its case.
      CREATE UNIQUE INDEX supplier_alert_search_idx ON supplier_alert (lower(email), search);
      CREATE INDEX supplier_alert_confirmed_idx ON supplier_alert (id) WHERE confirmed_at IS NOT NULL;
      CREATE INDEX supplier_alert_unconfirmed_idx ON supplier_alert (created_at) WHERE confirmed_at IS NULL;

      -- One job for a transaction that lists suppliers, or changes what finds them, while an alert is open.
      CREATE FUNCTION match_supplier_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM supplier_alert WHERE confirmed_at IS NOT NULL) AND NOT EXISTS (
          SELECT FROM outbox_job WHERE dispatched_at IS NULL AND job = 'supplier-alert.match'
            AND xmin = pg_current_xact_id()::xid
        ) THEN
          INSERT INTO outbox_job (job, payload) VALUES ('supplier-alert.match', '{}');
          NOTIFY outbox;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER match_supplier_alerts AFTER INSERT OR UPDATE ON listing_words
        FOR EACH STATEMENT EXECUTE FUNCTION match_supplier_alerts();

      ALTER TABLE held_submission DROP CONSTRAINT held_submission_form_check, ADD CONSTRAINT held_submission_form_check
        CHECK (form IN ('Sales enquiry', 'Message', 'Impact Box order', 'Testimonial', 'Supplier alert'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM held_submission WHERE form = 'Supplier alert';
      ALTER TABLE held_submission DROP CONSTRAINT held_submission_form_check, ADD CONSTRAINT held_submission_form_check
        CHECK (form IN ('Sales enquiry', 'Message', 'Impact Box order', 'Testimonial'));
      DROP TRIGGER match_supplier_alerts ON listing_words;
      DROP FUNCTION match_supplier_alerts;
      DROP TABLE supplier_alert;
    `);
  }
}
