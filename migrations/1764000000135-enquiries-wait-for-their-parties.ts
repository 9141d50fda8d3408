import type { MigrationInterface, QueryRunner } from 'typeorm';

const BUYER_TYPE = (buyer: string) => `(SELECT b.buyer_type FROM impact_buyer b WHERE b.id = ${buyer})`;
const CATEGORY = (supplier: string) =>
  `(SELECT min(x.category_id) FROM supplier_category x WHERE x.supplier_id = ${supplier})`;

/**
 * An enquiry that came in the moment in which its buyer or its supplier was changed said what was before, until the next
 * check of all totals. Now one waits for the other: the enquiry holds its buyer and its supplier as its foreign keys do
 * anyway, so enquiries go on beside each other, and whoever changes the type or the first category takes them alone.
 */
export class EnquiriesWaitForTheirParties1764000000135 implements MigrationInterface {
  name = 'EnquiriesWaitForTheirParties1764000000135';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION enquiry_parties_set() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- What stays is not asked for again: whoever changes it changes this row with it, and would be waited for.
        IF TG_OP = 'INSERT' OR NEW.impact_buyer_id IS DISTINCT FROM OLD.impact_buyer_id THEN
          -- Read once it is held: what was waited for would not be seen by the same statement.
          PERFORM FROM impact_buyer b WHERE b.id = NEW.impact_buyer_id FOR KEY SHARE;
          NEW.buyer_type := ${BUYER_TYPE('NEW.impact_buyer_id')};
        END IF;
        IF TG_OP = 'INSERT' OR NEW.supplier_id IS DISTINCT FROM OLD.supplier_id THEN
          PERFORM FROM supplier s WHERE s.id = NEW.supplier_id FOR KEY SHARE;
          NEW.category_id := ${CATEGORY('NEW.supplier_id')};
        END IF;
        RETURN NEW;
      END $$;

      CREATE OR REPLACE FUNCTION buyer_type_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM impact_buyer b WHERE b.id = NEW.id FOR UPDATE;
        UPDATE sales_enquiry SET buyer_type = NEW.buyer_type WHERE impact_buyer_id = NEW.id;
        RETURN NULL;
      END $$;

      CREATE OR REPLACE FUNCTION first_category_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changed CONSTANT integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.supplier_id ELSE NEW.supplier_id END;
        first integer;
      BEGIN
        PERFORM FROM supplier s WHERE s.id = changed FOR UPDATE;
        first := ${CATEGORY('changed')};
        UPDATE sales_enquiry SET category_id = first WHERE supplier_id = changed AND category_id IS DISTINCT FROM first;
        RETURN NULL;
      END $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION enquiry_parties_set() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.buyer_type := CASE WHEN NEW.impact_buyer_id IS NOT NULL THEN ${BUYER_TYPE('NEW.impact_buyer_id')} END;
        NEW.category_id := CASE WHEN NEW.supplier_id IS NOT NULL THEN ${CATEGORY('NEW.supplier_id')} END;
        RETURN NEW;
      END $$;
      CREATE OR REPLACE FUNCTION buyer_type_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE sales_enquiry SET buyer_type = NEW.buyer_type WHERE impact_buyer_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE OR REPLACE FUNCTION first_category_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changed CONSTANT integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.supplier_id ELSE NEW.supplier_id END;
        first CONSTANT integer := ${CATEGORY('changed')};
      BEGIN
        UPDATE sales_enquiry SET category_id = first WHERE supplier_id = changed AND category_id IS DISTINCT FROM first;
        RETURN NULL;
      END $$;
    `);
  }
}
