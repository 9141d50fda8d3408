import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the one box of staff finds records by: names, addresses, e-mail addresses and phone numbers. */
export class QuickFind1764000000040 implements MigrationInterface {
  name = 'QuickFind1764000000040';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- A phone number by its digits alone, however it is written.
      CREATE FUNCTION phone_digits(VARIADIC numbers text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(string_agg(regexp_replace(number, '[^0-9]', '', 'g'), ' '), '') FROM unnest(numbers) number
      $$;
      -- Bound to fold() as it is, wherever it is called: indexes are built without a search path.
      CREATE FUNCTION found_by(VARIADIC words text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        BEGIN ATOMIC
          SELECT fold(array_to_string(words, ' '));
        END;
      CREATE INDEX supplier_found_by_idx ON supplier USING gin (found_by(name, list_title, physical_address,
        physical_suburb, physical_city, enquiry_email, phone_digits(call_rail_phone, owner_mobile)) gin_trgm_ops);
      CREATE INDEX impact_buyer_found_by_idx ON impact_buyer USING gin (found_by(name, contact_name, email, address,
        phone_digits(phone)) gin_trgm_ops);
      CREATE INDEX sales_enquiry_found_by_idx ON sales_enquiry USING gin (found_by(full_name, email, address,
        phone_digits(mobile)) gin_trgm_ops);
      CREATE INDEX user_account_found_by_idx ON user_account USING gin (found_by(full_name, email) gin_trgm_ops);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX supplier_found_by_idx, impact_buyer_found_by_idx, sales_enquiry_found_by_idx, user_account_found_by_idx;
      DROP FUNCTION found_by(text[]), phone_digits(text[]);
    `);
  }
}
