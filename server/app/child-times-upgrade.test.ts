import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';
import { MIGRATIONS } from './migrations.js';

const JOINED = new Date('2021-01-02T03:04:05.678Z');
const EDITED = new Date('2022-02-03T04:05:06.789Z');
const LATER = new Date('2023-03-04T05:06:07.891Z');
const TIMES = 'created_at AS "createdAt", updated_at AS "updatedAt"';

/** Rows of the version before, as `id` of their record. */
const ROWS = [
  `INSERT INTO work_example (supplier_id, position, type, video_id) VALUES ($1, 0, 'video', 'dQw4w9WgXcQ')`,
  `INSERT INTO learn_more_file (supplier_id, title, file_link) VALUES ($1, 'Prices', 'https://a.example/a.pdf')`,
  `INSERT INTO testimonial (supplier_id, full_name, message, created_at) VALUES ($1, 'Ana', 'Great', '${LATER.toISOString()}')`,
];

describe('the upgrade that adds the times of rows', () => {
  let uplift: TestUplift;
  let supplierId: number;
  let trashedId: number;
  const query = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);
  beforeAll(async () => {
    uplift = await TestUplift.start();
    const { dataSource } = uplift.app.database;
    const make = factories(uplift.app.database);
    const times = { createdAt: JOINED, updatedAt: EDITED };
    const categoryId = (await make.category(times)).id;
    supplierId = (await make.supplier({ ...times, services: ['Roofing'] })).id;
    trashedId = (await make.supplier(times)).id;
    const last = MIGRATIONS.findLastIndex(({ name }) => name === 'ChildTimes1764000000410');
    for (const _ of MIGRATIONS.slice(last)) await dataSource.undoLastMigration();

    await query(`INSERT INTO sub_category (category_id, name) VALUES ($1, 'Bread')`, [categoryId]);
    for (const id of [supplierId, trashedId]) for (const row of ROWS) await query(row, [id]);
    const tables = ['work_example', 'learn_more_file', 'testimonial'].map(
      (table) => `'${table}', (SELECT jsonb_agg(to_jsonb(t)) FROM ${table} t WHERE t.supplier_id = s.id)`,
    );
    await query(
      `INSERT INTO deleted_record (subject_type, subject_id, title, deleted_by_kind, rows)
       SELECT 'supplier', s.id, s.name, 'system',
         jsonb_build_object('supplier', jsonb_build_array(to_jsonb(s)), 'supplier_category', '[]'::jsonb, ${tables.join()})
       FROM supplier s WHERE s.id = $1`,
      [trashedId],
    );
    await query('DELETE FROM supplier WHERE id = $1', [trashedId]);
    await query(`INSERT INTO search_phrase (folded, label, offered) VALUES ('tiling', 'Tiling', true)`);
    await query(
      `INSERT INTO activity (occurred_at, actor_kind, action, subject_type, subject_id)
       SELECT unnest(ARRAY[$1, $2]::timestamptz[]), 'user', 'service.offered', 'service', id
       FROM search_phrase WHERE folded = 'tiling'`,
      [EDITED, LATER],
    );
    await dataSource.runMigrations();
  });
  afterAll(() => uplift.stop());

  const ofSupplier = async (id: number) => {
    const rows: Record<string, unknown> = {};
    for (const table of ['work_example', 'learn_more_file', 'testimonial'])
      [rows[table]] = await query(`SELECT ${TIMES} FROM ${table} WHERE supplier_id = $1`, [id]);
    return rows;
  };
  const EXPECTED = {
    work_example: { createdAt: JOINED, updatedAt: EDITED },
    learn_more_file: { createdAt: JOINED, updatedAt: EDITED },
    testimonial: { createdAt: LATER, updatedAt: LATER },
  };

  it('gives rows the times of their record', async () => {
    expect(await ofSupplier(supplierId)).toEqual(EXPECTED);
    expect(await query(`SELECT ${TIMES} FROM sub_category WHERE name = 'Bread'`)).toEqual([
      { createdAt: JOINED, updatedAt: EDITED },
    ]);
  });

  it('gives rows in the trash the times of their record, which they have after it is restored', async () => {
    const as = await uplift.user({ roles: ['Admin'] });
    const text = 'mutation ($id: Int!) { restoreRecord(recordType: SUPPLIER, id: $id) }';
    expect((await uplift.graphql(text, { id: trashedId }, { as })).errors).toBeUndefined();
    expect(await ofSupplier(trashedId)).toEqual(EXPECTED);
  });

  it('gives services the time of their first supplier, or those of the first and the last decision', async () => {
    expect(await query(`SELECT label, ${TIMES} FROM search_phrase ORDER BY label`)).toEqual([
      { label: 'Roofing', createdAt: JOINED, updatedAt: JOINED },
      { label: 'Tiling', createdAt: EDITED, updatedAt: LATER },
    ]);
  });
});
