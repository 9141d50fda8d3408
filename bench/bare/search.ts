import { oneRow, type Screen } from './query.js';

const CARD = `json_build_object('id', s.id, 'name', s.name, 'listTitle', s.list_title, 'imageUrl', s.image_url,
  'profilePictureTitle', s.profile_picture_title, 'summary', left(coalesce(s.about_what_we_do, s.who_are_we), 220),
  'services', s.services, 'serviceRegions', s.service_regions, 'serviceDistricts', s.service_districts,
  'testimonialCount', (SELECT count(*) FROM testimonial t WHERE t.supplier_id = s.id AND t.visible),
  'sustainability', array_remove(ARRAY[
    CASE WHEN s.sustainability_sme THEN 'SME' END,
    CASE WHEN s.sustainability_social_enterprise THEN 'Social Enterprise' END,
    CASE WHEN s.sustainability_carbon THEN 'Carbon' END,
    CASE WHEN s.sustainability_waste THEN 'Waste' END,
    CASE WHEN s.sustainability_water THEN 'Water' END,
    CASE WHEN s.sustainability_energy THEN 'Energy' END,
    CASE WHEN s.sustainability_social_impact THEN 'Social Impact' END], NULL))`;

const WEIGHTS: Record<string, string> = {
  GENERAL: 'general_weight',
  COMMERCIAL: 'commercial_weight',
  CONSUMER: 'consumer_weight',
};

const FIRST = 24;

/** Returns a page of search results by text, region, category and audience. One statement. */
export const bareSearch: Screen = async (query, params) => {
  const values: unknown[] = [FIRST, Number(params.get('offset') ?? 0)];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const weight = WEIGHTS[params.get('audience') ?? 'GENERAL'];
  const conditions: string[] = [];
  const [text, region, category] = [params.get('text'), params.get('region'), params.get('category')];
  if (text) {
    const folded = `fold(${bind(text)})`;
    conditions.push(`CASE WHEN EXISTS (SELECT FROM search_phrase WHERE folded = ${folded} AND listed_suppliers > 0)
      THEN term_start('s' || ${folded}) ELSE term_start('s' || ${folded}) || term_start('n' || ${folded}) END`);
  }
  if (region) conditions.push(`${bind(`('r${region.replace(/'/g, "''")}' | 'rNationwide')`)}::tsquery`);
  if (category) conditions.push(`('c' || ${bind(Number(category))}::integer)::tsquery`);
  const found =
    conditions.length > 0
      ? `WITH found AS MATERIALIZED (
          SELECT supplier_id, ${weight}, title FROM supplier_listing
          WHERE terms @@ (SELECT ${conditions.join(' && ')}) AND ${weight} IS NOT NULL)`
      : `WITH found AS NOT MATERIALIZED (
          SELECT supplier_id, ${weight}, title FROM supplier_listing WHERE ${weight} IS NOT NULL)`;
  const order = `f.${weight} DESC, f.title, f.supplier_id`;
  const row = await oneRow<{ totalCount: number; nodes: string }>(
    query,
    `${found}
    SELECT (SELECT count(*)::integer FROM found) AS "totalCount",
      (SELECT coalesce(json_agg(${CARD} ORDER BY ${order}), '[]')
        FROM (SELECT * FROM found f ORDER BY ${order} LIMIT $1 OFFSET $2) f
        JOIN supplier s ON s.id = f.supplier_id) AS nodes`,
    values,
  );
  return `{"searchSuppliers":{"totalCount":${row.totalCount},"nodes":${row.nodes}}}`;
};
