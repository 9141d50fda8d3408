import type { MigrationInterface, QueryRunner } from 'typeorm';

const HOLD_BUYER = 'PERFORM FROM impact_buyer b WHERE b.id = NEW.impact_buyer_id FOR KEY SHARE;';
const HOLD_SUPPLIER = 'PERFORM FROM supplier s WHERE s.id = NEW.supplier_id FOR KEY SHARE;';
const BUYER_TYPE = '(SELECT b.buyer_type FROM impact_buyer b WHERE b.id = NEW.impact_buyer_id)';
const CATEGORY = '(SELECT min(x.category_id) FROM supplier_category x WHERE x.supplier_id = NEW.supplier_id)';

/** The trigger that says what an enquiry is counted by; `inserted` is what it does for a new one. */
const enquiryPartiesSet = (inserted: string) => `
  CREATE OR REPLACE FUNCTION enquiry_parties_set() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${inserted}
    -- What stays is not asked for again: whoever changes it changes this row with it, and would be waited for.
    IF TG_OP = 'INSERT' OR NEW.impact_buyer_id IS DISTINCT FROM OLD.impact_buyer_id THEN
      -- Read once it is held: what was waited for would not be seen by the same statement.
      ${HOLD_BUYER}
      NEW.buyer_type := ${BUYER_TYPE};
    END IF;
    IF TG_OP = 'INSERT' OR NEW.supplier_id IS DISTINCT FROM OLD.supplier_id THEN
      ${HOLD_SUPPLIER}
      NEW.category_id := ${CATEGORY};
    END IF;
    RETURN NEW;
  END $$`;

/**
 * A new enquiry that has both its supplier and its buyer, as nearly all have, holds and reads both at once: two statements
 * where there were four, a fiftieth of what its writing costs.
 */
export class PartiesInTwoStatements1764000000137 implements MigrationInterface {
  name = 'PartiesInTwoStatements1764000000137';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      enquiryPartiesSet(`IF TG_OP = 'INSERT' AND NEW.impact_buyer_id IS NOT NULL AND NEW.supplier_id IS NOT NULL THEN
      PERFORM FROM impact_buyer b, supplier s WHERE b.id = NEW.impact_buyer_id AND s.id = NEW.supplier_id FOR KEY SHARE;
      SELECT ${BUYER_TYPE}, ${CATEGORY} INTO NEW.buyer_type, NEW.category_id;
      RETURN NEW;
    END IF;`),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(enquiryPartiesSet(''));
  }
}
