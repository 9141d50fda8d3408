import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A created, moved or deleted enquiry is announced only to its owners and former owners. Before, everybody who watches
 * enquiries heard of it.
 */
export class OwnersOfLiveEnquiries1764000000270 implements MigrationInterface {
  name = 'OwnersOfLiveEnquiries1764000000270';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION announce_activity() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        happened record;
        whose jsonb;
      BEGIN
        FOR happened IN
          SELECT subject_type AS noun, array_agg(DISTINCT subject_id) AS ids, count(DISTINCT subject_id) AS many,
            -- Whoever has asked for all of it knows already.
            CASE WHEN min(request_id) = max(request_id) THEN min(request_id) END AS request
          FROM fresh WHERE subject_type IN ('lead', 'sales-enquiry') AND subject_id IS NOT NULL
          GROUP BY subject_type
        LOOP
          whose := NULL;
          IF happened.noun = 'sales-enquiry' AND happened.many <= 20 THEN
            SELECT coalesce(jsonb_object_agg(kind, ids), '{}') INTO whose FROM (
              SELECT kind, jsonb_agg(DISTINCT id) AS ids FROM (
                SELECT o.kind, o.id
                FROM sales_enquiry e, LATERAL (VALUES ('supplier', e.supplier_id),
                  ('impactBuyer', e.impact_buyer_id), ('goodCause', e.good_cause_id)) o (kind, id)
                WHERE e.id = ANY (happened.ids)
                UNION ALL
                -- Former owners hear of it too, so that it leaves their lists.
                SELECT c.kind, owner::text::integer
                FROM fresh f, (VALUES ('supplier', 'supplierId'), ('impactBuyer', 'impactBuyerId'),
                  ('goodCause', 'goodCauseId')) c (kind, field),
                  LATERAL jsonb_path_query(f.changes -> c.field, '$[*] ? (@.type() == "number")') owner
                WHERE f.subject_type = 'sales-enquiry'
              ) each_owner
              WHERE id IS NOT NULL
              GROUP BY kind
            ) owners;
          END IF;
          PERFORM pg_notify('live', jsonb_build_object('noun', happened.noun, 'request', happened.request,
            'ids', CASE WHEN happened.many <= 20 THEN to_jsonb(happened.ids) END, 'owners', whose)::text);
        END LOOP;
        RETURN NULL;
      END $$
    `);
  }

  /** Restores the function of the migration LiveChanges. */
  async down(queryRunner: QueryRunner): Promise<void> {
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
  }
}
