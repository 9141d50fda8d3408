import type { MigrationInterface, QueryRunner } from 'typeorm';

const BUYER_TYPE = (buyer: string) => `(SELECT b.buyer_type FROM impact_buyer b WHERE b.id = ${buyer})`;
/** The category that a supplier was given first, of several. */
const CATEGORY = (supplier: string) =>
  `(SELECT min(x.category_id) FROM supplier_category x WHERE x.supplier_id = ${supplier})`;

/**
 * Every enquiry says of which type its buyer is, and in which one category its supplier: what statistics tell enquiries
 * apart by, so that a bar of a chart and the list of the rows behind it are the same. Whoever changes the buyer or the
 * supplier changes its enquiries with it.
 */
export class WhatEnquiriesAreCountedBy1764000000110 implements MigrationInterface {
  name = 'WhatEnquiriesAreCountedBy1764000000110';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sales_enquiry ADD buyer_type text, ADD category_id integer;
      COMMENT ON COLUMN sales_enquiry.buyer_type IS 'of its buyer; NULL: a consumer';
      COMMENT ON COLUMN sales_enquiry.category_id IS 'of its supplier, the first of several';

      CREATE FUNCTION enquiry_parties_set() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.buyer_type := CASE WHEN NEW.impact_buyer_id IS NOT NULL THEN ${BUYER_TYPE('NEW.impact_buyer_id')} END;
        NEW.category_id := CASE WHEN NEW.supplier_id IS NOT NULL THEN ${CATEGORY('NEW.supplier_id')} END;
        RETURN NEW;
      END $$;
      CREATE TRIGGER enquiry_parties_set BEFORE INSERT OR UPDATE OF supplier_id, impact_buyer_id ON sales_enquiry
        FOR EACH ROW EXECUTE FUNCTION enquiry_parties_set();

      CREATE FUNCTION buyer_type_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE sales_enquiry SET buyer_type = NEW.buyer_type WHERE impact_buyer_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER buyer_type_changed AFTER UPDATE OF buyer_type ON impact_buyer FOR EACH ROW
        WHEN (OLD.buyer_type IS DISTINCT FROM NEW.buyer_type) EXECUTE FUNCTION buyer_type_changed();

      -- At the end of the transaction: saving a supplier may take a category from it and give it back.
      CREATE FUNCTION first_category_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changed CONSTANT integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.supplier_id ELSE NEW.supplier_id END;
        first CONSTANT integer := ${CATEGORY('changed')};
      BEGIN
        UPDATE sales_enquiry SET category_id = first WHERE supplier_id = changed AND category_id IS DISTINCT FROM first;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER first_category_changed AFTER INSERT OR UPDATE OR DELETE ON supplier_category
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION first_category_changed();
    `);
    await queryRunner.query(`
      ALTER TABLE sales_enquiry DISABLE TRIGGER USER;
      UPDATE sales_enquiry e SET buyer_type = ${BUYER_TYPE('e.impact_buyer_id')}, category_id = ${CATEGORY('e.supplier_id')}
        WHERE supplier_id IS NOT NULL OR impact_buyer_id IS NOT NULL;
      ALTER TABLE sales_enquiry ENABLE TRIGGER USER;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER first_category_changed ON supplier_category;
      DROP TRIGGER buyer_type_changed ON impact_buyer;
      DROP TRIGGER enquiry_parties_set ON sales_enquiry;
      DROP FUNCTION first_category_changed, buyer_type_changed, enquiry_parties_set;
      ALTER TABLE sales_enquiry DROP buyer_type, DROP category_id;
    `);
  }
}
