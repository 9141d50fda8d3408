import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people watch beside records with activities, what it is called to them, and the columns that say whose it is. */
const WATCHED = [
  ['action_item', 'action-item', { user: 'assigned_to_id' }],
  ['task', 'task', { user: 'asked_by_id' }],
] as const;

const EVENTS = [
  ['insert', 'NEW TABLE AS fresh'],
  ['update', 'OLD TABLE AS gone NEW TABLE AS fresh'],
  ['delete', 'OLD TABLE AS gone'],
] as const;

const ownersOf = (owners: object) =>
  Object.entries(owners)
    .map(([kind, column]) => `'${kind}', jsonb_agg(DISTINCT ${column}) FILTER (WHERE ${column} IS NOT NULL)`)
    .join(', ');

/**
 * Each transaction announces what it has changed of the records that people watch, so that open screens follow
 * (server/platform/database/live-changes.ts). One announcement a statement: of more than twenty records it says only that there are many.
 */
export class LiveChanges1764000000070 implements MigrationInterface {
  name = 'LiveChanges1764000000070';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION announce_changes() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        noun CONSTANT text := TG_ARGV[0];
        owners CONSTANT text := TG_ARGV[1];
        found CONSTANT text := CASE TG_OP WHEN 'DELETE' THEN 'gone' ELSE 'fresh' END;
        -- Whose it was before matters as well: they are to see it go.
        either CONSTANT text := CASE TG_OP WHEN 'UPDATE' THEN
          '(SELECT * FROM fresh UNION ALL SELECT * FROM gone)' ELSE found END;
        many boolean;
        said jsonb;
      BEGIN
        EXECUTE format('SELECT count(*) > 20 FROM (SELECT FROM %s LIMIT 21) few', found) INTO many;
        IF many THEN
          said := jsonb_build_object('noun', noun, 'ids', NULL, 'owners', NULL);
        ELSE
          EXECUTE format('SELECT jsonb_build_object(''noun'', %L, ''ids'', jsonb_agg(DISTINCT id),
            ''owners'', jsonb_build_object(%s)) FROM %s r HAVING count(*) > 0', noun, owners, either) INTO said;
        END IF;
        IF said IS NOT NULL THEN PERFORM pg_notify('live', said::text); END IF;
        RETURN NULL;
      END $$
    `);
    for (const [table, noun, owners] of WATCHED)
      for (const [event, rows] of EVENTS)
        await queryRunner.query(`
          CREATE OR REPLACE TRIGGER announce_${event} AFTER ${event} ON ${table} REFERENCING ${rows}
          FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('${noun}', $owners$${ownersOf(owners)}$owners$)
        `);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION announce_activity() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        happened record;
        whose jsonb;
      BEGIN
        FOR happened IN
          SELECT subject_type AS noun, array_agg(DISTINCT subject_id) AS ids, count(DISTINCT subject_id) AS many,
            -- Whoever has asked for all of it knows already.
            CASE WHEN min(request_id) = max(request_id) THEN min(request_id) END AS request,
            bool_or(changes ?| ARRAY['supplierId', 'impactBuyerId', 'goodCauseId']) AS moved
          FROM fresh WHERE subject_type IN ('lead', 'sales-enquiry') AND subject_id IS NOT NULL
          GROUP BY subject_type
        LOOP
          whose := NULL;
          -- Where it has moved or is gone, those matter whose it was: all are told.
          IF happened.noun = 'sales-enquiry' AND happened.many <= 20 AND NOT happened.moved THEN
            SELECT jsonb_build_object(
                'supplier', jsonb_agg(DISTINCT supplier_id) FILTER (WHERE supplier_id IS NOT NULL),
                'impactBuyer', jsonb_agg(DISTINCT impact_buyer_id) FILTER (WHERE impact_buyer_id IS NOT NULL),
                'goodCause', jsonb_agg(DISTINCT good_cause_id) FILTER (WHERE good_cause_id IS NOT NULL))
              INTO whose FROM sales_enquiry WHERE id = ANY (happened.ids) HAVING count(*) = happened.many;
          END IF;
          PERFORM pg_notify('live', jsonb_build_object('noun', happened.noun, 'request', happened.request,
            'ids', CASE WHEN happened.many <= 20 THEN to_jsonb(happened.ids) END, 'owners', whose)::text);
        END LOOP;
        RETURN NULL;
      END $$
    `);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER announce_activity AFTER INSERT ON activity REFERENCING NEW TABLE AS fresh
      FOR EACH STATEMENT EXECUTE FUNCTION announce_activity()
    `);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION announce_user() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('live', jsonb_build_object('noun', 'user', 'owners', NULL, 'ids',
          jsonb_build_array(CASE TG_TABLE_NAME WHEN 'user_account' THEN (to_jsonb(OLD) -> 'id') ELSE to_jsonb(OLD) -> 'user_id' END))::text);
        RETURN NULL;
      END $$
    `);
    // Rights, and whether there is a sign-in at all: connections that are open are looked at again.
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER announce_rights AFTER UPDATE OF roles, supplier_id, impact_buyer_id, good_cause_id,
        email, email_verified_at, full_name, deactivated_at ON user_account
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION announce_user()
    `);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER announce_departure AFTER DELETE ON user_account
      FOR EACH ROW EXECUTE FUNCTION announce_user()
    `);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER announce_sign_out AFTER UPDATE OF revoked_at ON refresh_token
      FOR EACH ROW WHEN (OLD.revoked_at IS DISTINCT FROM NEW.revoked_at) EXECUTE FUNCTION announce_user()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table] of WATCHED)
      for (const [event] of EVENTS)
        await queryRunner.query(`DROP TRIGGER IF EXISTS announce_${event} ON ${table}`);
    await queryRunner.query(`
      DROP TRIGGER IF EXISTS announce_activity ON activity;
      DROP FUNCTION IF EXISTS announce_activity();
      DROP TRIGGER IF EXISTS announce_rights ON user_account;
      DROP TRIGGER IF EXISTS announce_departure ON user_account;
      DROP TRIGGER IF EXISTS announce_sign_out ON refresh_token;
      DROP FUNCTION IF EXISTS announce_changes();
      DROP FUNCTION IF EXISTS announce_user();
    `);
  }
}
