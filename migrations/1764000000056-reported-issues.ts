import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'General', 'Supplier join', 'Good cause join', 'Impact buyer join', 'Impact Box', 'Affiliate link'`;

/** Problems with an enquiry that suppliers report stand among the messages. */
export class ReportedIssues1764000000056 implements MigrationInterface {
  name = 'ReportedIssues1764000000056';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE contact_message
        ADD COLUMN issue text CHECK (length(issue) <= 250),
        ADD COLUMN sales_enquiry_id integer REFERENCES sales_enquiry ON DELETE SET NULL,
        ADD COLUMN reported_by_supplier_id integer REFERENCES supplier ON DELETE SET NULL,
        DROP CONSTRAINT contact_message_kind_check,
        ADD CONSTRAINT contact_message_kind_check CHECK (kind IN (${KINDS}, 'Reported issue'));
      CREATE INDEX contact_message_sales_enquiry_id_idx ON contact_message (sales_enquiry_id)
        WHERE sales_enquiry_id IS NOT NULL;
      CREATE INDEX contact_message_reported_by_supplier_id_idx ON contact_message (reported_by_supplier_id)
        WHERE reported_by_supplier_id IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM contact_message WHERE kind = 'Reported issue';
      ALTER TABLE contact_message
        DROP COLUMN issue, DROP COLUMN sales_enquiry_id, DROP COLUMN reported_by_supplier_id,
        DROP CONSTRAINT contact_message_kind_check,
        ADD CONSTRAINT contact_message_kind_check CHECK (kind IN (${KINDS}));
    `);
  }
}
