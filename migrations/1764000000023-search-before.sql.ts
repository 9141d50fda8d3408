/** What migration 11 made and this one replaces, to go back to. */
export const SEARCH_BEFORE = `
      DROP TRIGGER supplier_changed ON supplier;
      CREATE TRIGGER supplier_changed AFTER INSERT OR UPDATE OF name, list_title, status, services, search_services,
          service_regions, service_districts, search_weight, commercial_search_weight, consumer_search_weight,
          show_commercial, show_consumer
        ON supplier FOR EACH ROW EXECUTE FUNCTION supplier_changed();

      CREATE OR REPLACE FUNCTION refresh_supplier_listing(changed integer) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        -- Whoever changes the supplier or its categories meanwhile waits, so that the last one sees all.
        PERFORM 1 FROM supplier WHERE id = changed FOR NO KEY UPDATE;
        INSERT INTO supplier_listing AS l
        SELECT supplier_id, general_weight, commercial_weight, consumer_weight, title, category_ids,
          supplier_terms(of_supplier)
        FROM supplier_listing_source WHERE supplier_id = changed
        ON CONFLICT (supplier_id) DO UPDATE SET general_weight = excluded.general_weight,
          commercial_weight = excluded.commercial_weight, consumer_weight = excluded.consumer_weight,
          title = excluded.title, category_ids = excluded.category_ids, terms = excluded.terms;
        IF NOT FOUND THEN
          DELETE FROM supplier_listing WHERE supplier_id = changed;
        END IF;
      END $$;

      CREATE OR REPLACE FUNCTION rebuild_supplier_search() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        CREATE TEMPORARY TABLE supplier_label AS
        SELECT supplier.id AS supplier_id, kind, label, listed
        FROM supplier CROSS JOIN LATERAL (
          SELECT 'service' AS kind, unnest(services) AS label
          UNION ALL SELECT 'keyword', unnest(search_services)
          UNION ALL VALUES ('name', name), ('name', list_title)
        ) labels;
        CREATE TEMPORARY TABLE folded_label AS
        SELECT label, fold(label) AS folded, ARRAY(SELECT word_starts(fold(label))) AS starts
        FROM (SELECT DISTINCT label FROM supplier_label) labels;
        ANALYZE supplier_label, folded_label;

        INSERT INTO search_phrase (folded, label, listed_suppliers)
        SELECT folded, min(btrim(label)), count(DISTINCT supplier_id) FILTER (WHERE listed)
        FROM supplier_label JOIN folded_label USING (label) WHERE kind = 'service' AND folded <> '' GROUP BY folded
        ON CONFLICT (folded) DO UPDATE SET listed_suppliers = excluded.listed_suppliers;
        UPDATE search_phrase SET listed_suppliers = 0 WHERE listed_suppliers <> 0 AND folded NOT IN (
          SELECT folded FROM supplier_label JOIN folded_label USING (label) WHERE kind = 'service');

        TRUNCATE supplier_listing;
        INSERT INTO supplier_listing
        SELECT supplier_id, general_weight, commercial_weight, consumer_weight, title, category_ids,
          array_to_tsvector(found.terms)
        FROM supplier_listing_source JOIN (
          SELECT supplier_id, array_agg(term) AS terms FROM (
            SELECT supplier_id, CASE kind WHEN 'name' THEN 'n' ELSE 's' END || unnest(starts) AS term
            FROM supplier_label JOIN folded_label USING (label) WHERE listed
            UNION ALL SELECT id, 'r' || unnest(service_regions) FROM supplier WHERE listed
            UNION ALL SELECT id, 'd' || unnest(service_districts) FROM supplier WHERE listed
            UNION ALL SELECT supplier_id, 'c' || category_id FROM supplier_category
            UNION ALL SELECT supplier_id, 'b' || sub_category_id FROM supplier_sub_category
          ) terms GROUP BY supplier_id
        ) found USING (supplier_id)
        ORDER BY general_weight DESC, title;
        DROP TABLE supplier_label, folded_label;
      END $$;
`;
