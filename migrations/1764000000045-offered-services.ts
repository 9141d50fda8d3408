import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether suppliers can choose a service: staff have offered it or stopped to, by its own tick or on the list of
 * services (supplier 32); where they have said nothing, it can be chosen while a listed supplier has it.
 */
export class OfferedServices1764000000045 implements MigrationInterface {
  name = 'OfferedServices1764000000045';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE search_phrase ALTER COLUMN offered DROP NOT NULL, ALTER COLUMN offered DROP DEFAULT;
      UPDATE search_phrase SET offered = NULL WHERE NOT offered;
      UPDATE search_phrase SET offered = true
      WHERE folded IN (SELECT fold(service) FROM supplier, unnest(services) AS service WHERE supplier.id = 32);
      COMMENT ON COLUMN search_phrase.offered IS
        'true: on the list of services that staff maintain; false: taken off it; null: never was on it';

      CREATE FUNCTION services_list_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE search_phrase SET offered = folded IN (SELECT fold(label) FROM unnest(NEW.services) AS label)
        WHERE folded IN (
          SELECT fold(label) FROM unnest(NEW.services) AS label
          UNION SELECT fold(label) FROM unnest(OLD.services) AS label);
        RETURN NULL;
      END $$;
      -- By its name it comes behind supplier_count_services, which adds the phrases that are not there yet.
      CREATE TRIGGER supplier_services_offered AFTER INSERT OR UPDATE OF services ON supplier
        FOR EACH ROW WHEN (NEW.id = 32) EXECUTE FUNCTION services_list_changed();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER supplier_services_offered ON supplier;
      DROP FUNCTION services_list_changed;
      UPDATE search_phrase SET offered = false WHERE offered IS NULL;
      ALTER TABLE search_phrase ALTER COLUMN offered SET NOT NULL, ALTER COLUMN offered SET DEFAULT false;
      COMMENT ON COLUMN search_phrase.offered IS 'on the list of services that staff maintain';
    `);
  }
}
