import { normalizeText } from '../../shared/characters.js';
import { fold } from '../../shared/fold.js';
import {
  type ImportDefinition,
  importableFields,
  importableNames,
} from '../kits/imports/import-definition.js';
import type { ColumnKind } from '../kits/records/field.js';
import { columnNameOf } from '../platform/database/snake-naming.js';
import { factories } from '../testing/factories.js';
import { importFiles } from '../testing/import-files.js';
import { listExports } from '../testing/list-exports.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { typedTexts } from '../testing/typed-texts.js';
import { IMPORTABLE_TYPES } from './nouns.js';

const RECORD_TYPES = [
  ['suppliers', 'supplier', 'exportSuppliers', 'Supplier'],
  ['impactBuyers', 'impact-buyer', 'exportImpactBuyers', 'ImpactBuyer'],
  ['categories', 'category', 'exportCategories', 'Category'],
] as const;
const CASES = RECORD_TYPES.flatMap((recordType) =>
  (['EXCEL', 'MACHINE'] as const).map((format) => [...recordType, format] as const),
);

/** Texts that a spreadsheet or an import might misread. */
const TEXTS = [
  '0210',
  '+64215550100',
  '-',
  '=1+1 "quoted", and more',
  "'=kept",
  "Hawke's Bay",
  '6.42E+10',
  '4/03/26',
  '1,250',
];
/** Texts as people type them, in their stored form. Many more with `npm test -- --all`. */
const TYPED = typedTexts(7, process.env.TEST_SAMPLE === 'all' ? 200 : 5).map((text) =>
  normalizeText(text, ' '),
);
const RECORDS = TEXTS.length + TYPED.length;
/** Values of each kind that are hard to write and read. */
const VALUES: Record<ColumnKind, readonly unknown[]> = {
  text: [...TEXTS, ...TYPED],
  number: [1250, 0, 7],
  day: ['2026-03-04', '1999-12-31', '2026-12-01'],
  // The clock shows half past two twice that night.
  instant: ['2027-04-03T13:30:27.123Z', '2027-04-03T14:30:00.500Z', '2026-01-31T11:59:59.999Z'],
  choice: [],
  flag: [true, false, true],
  list: [],
};

/** Returns a hard name preceded by a plain word. */
const named = (recordType: string, at: number) =>
  at < TEXTS.length ? `${recordType} ${at}` : `${TYPED[at - TEXTS.length]} ${at}`;

describe('export and import of a list', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  const query = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);

  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    const make = factories(uplift.app.database);
    const cause = await make.goodCause({ name: 'Youth, Trust' });
    const { id: categoryId } = await make.category({ name: 'Health, Safety' });
    // Names of categories are unique, whatever their spelling.
    for (const [, name] of new Map(TYPED.map((text) => [fold(text), text]))) await make.category({ name });
    const { id: subCategoryId } = await make.subCategory({ categoryId, name: '=Roofs' });
    for (let at = 0; at < RECORDS; at++) {
      const buyer = await make.impactBuyer({ name: named('Buyer', at), goodCauseId: cause.id });
      const { id } = await make.supplier({
        name: named('Supplier', at),
        impactBuyerId: buyer.id,
        services: ['Bread, white', 'Kai'],
        serviceRegions: ["Hawke's Bay", 'Nelson/Tasman'],
      });
      await query('INSERT INTO supplier_category SELECT $1, $2', [id, categoryId]);
      await query('INSERT INTO supplier_sub_category SELECT $1, $2', [id, subCategoryId]);
      for (const [recordType, table, recordId] of [
        ['supplier', 'supplier', id],
        ['impact-buyer', 'impact_buyer', buyer.id],
      ] as const)
        await fill(recordType, table, recordId, at);
    }
  });
  afterAll(() => uplift.stop());

  /** Writes hard values to every importable column of a record. */
  const fill = async (recordType: string, table: string, id: number, at: number) => {
    const apart = new Set(['name', 'urlKeyword', 'enquiryEmail', 'email']);
    for (const [name, field] of importableFields(IMPORTABLE_TYPES[recordType] as never)) {
      const values = VALUES[field.column ?? 'list'];
      const value = values[at % values.length];
      if (value === undefined || apart.has(name) || /Id$/.test(name)) continue;
      await query(`UPDATE ${table} SET ${columnNameOf(name)} = $2 WHERE id = $1`, [id, value]);
    }
  };

  it.each(CASES)(
    '%s: importing an export again changes nothing (%s, %s, %s, %s)',
    async (address, recordType, mutation, type, format) => {
      const { lookups } = IMPORTABLE_TYPES[recordType] as ImportDefinition;
      const known = new Set(importableNames(IMPORTABLE_TYPES[recordType] as never));
      // A column with names of records determines the ids.
      for (const { becomes } of Object.values(lookups)) known.delete(becomes);
      const { data } = await uplift.graphql(`{ __type(name: "${type}Column") { enumValues { name } } }`);
      const fieldOf = (column: string) =>
        column.toLowerCase().replace(/_([a-z\d])/g, (_, letter) => letter.toUpperCase());
      const columns = (data.__type.enumValues as { name: string }[])
        .map(({ name }) => name)
        .filter((name) => known.has(fieldOf(name)));
      expect(columns.length).toBeGreaterThan(recordType === 'category' ? 1 : 20);
      const exported = listExports(uplift, mutation, type);
      const { id } = await exported.begun(columns, admin, { filter: {} }, format);
      const text = await exported.bodyOf(id, admin);
      const [header = '', ...rows] = text.split('\r\n');
      const named = header
        .replace(/^\ufeff/, '')
        .split(',')
        .map(fieldOf)
        .join(',');
      const table = recordType.replace('-', '_');
      const before = await query(`SELECT * FROM ${table} ORDER BY id`);
      const { check, outcome } = await importFiles(uplift, address).bringIn(
        [named, ...rows].join('\r\n'),
        admin,
      );
      const failures = await importFiles(uplift, address).failures(check.task.id, admin);
      expect([failures, check]).toEqual([
        [],
        expect.objectContaining({ new: 0, changed: 0, refused: 0, unchanged: before.length }),
      ]);
      expect(outcome).toMatchObject({ unchanged: before.length });
      expect(await query(`SELECT * FROM ${table} ORDER BY id`)).toEqual(before);
    },
  );

  const HARD_ITEMS = ['Bread, white', 'Kai', '12" pipes', '"Best", they say', 'A,B', 'Roofs; gutters'];
  const HARD_NAMES = ['Food, "fine", and, drinks, and, more, still', 'A,B', '"Quoted"'];

  it.each(['EXCEL', 'MACHINE'] as const)(
    'preserves items and names with commas or quotes in a new record (%s)',
    async (format) => {
      const make = factories(uplift.app.database);
      const { id } = await make.supplier({ name: `Commas ${format}`, services: HARD_ITEMS });
      for (const name of HARD_NAMES) {
        const category = await make.category({ name: `${name} ${format}` });
        await query('INSERT INTO supplier_category SELECT $1, $2', [id, category.id]);
      }
      const exported = listExports(uplift, 'exportSuppliers', 'Supplier');
      const { id: taskId } = await exported.begun(
        ['NAME', 'SERVICES', 'CATEGORIES'],
        admin,
        { ids: [id] },
        format,
      );
      const [, row = ''] = (await exported.bodyOf(taskId, admin)).split('\r\n');
      const copy = row.replace(`Commas ${format}`, `Copy ${format}`);
      const files = importFiles(uplift, 'suppliers');
      const { check } = await files.bringIn(
        `name,services,categories,listTitle,enquiryEmail\n${copy},Bakery,copy@commas.example\n`,
        admin,
      );
      expect([await files.failures(check.task.id, admin), check]).toMatchObject([[], { new: 1 }]);
      const storedLists = (name: string) =>
        query(
          `SELECT services, ARRAY(SELECT category_id FROM supplier_category WHERE supplier_id = s.id ORDER BY 1) AS categories
           FROM supplier s WHERE name = $1`,
          [name],
        );
      expect(await storedLists(`Copy ${format}`)).toEqual(await storedLists(`Commas ${format}`));
      expect(await storedLists(`Copy ${format}`)).toMatchObject([{ services: HARD_ITEMS }]);
    },
  );

  it('reads items without quotes, as earlier exports wrote them', async () => {
    const { id } = await factories(uplift.app.database).supplier({ services: ['Bread, white', 'Kai'] });
    const { outcome } = await importFiles(uplift, 'suppliers').bringIn(
      `id,services\n${id},"Bread, white, Kai"\n`,
      admin,
    );
    expect(outcome).toMatchObject({ unchanged: 1, changed: 0 });
  });

  it('writes times in UTC to the millisecond, and days and flags in machine format', async () => {
    const exported = listExports(uplift, 'exportSuppliers', 'Supplier');
    const columns = [
      'PAPER_DIRECTORY_LAST_CHANGED',
      'MEMBERSHIP_LISTING_DATE',
      'IS_GST_REGISTERED',
      'WHO_ARE_WE',
    ];
    const { id } = await exported.begun(
      columns,
      admin,
      { filter: { columns: [{ column: 'NAME', test: 'EQUALS', values: ['Supplier 1'] }] } },
      'MACHINE',
    );
    const [row] = await exported.written(id, admin);
    expect(row).toEqual(['2027-04-03T14:30:00.500Z', '1999-12-31', 'false', '+64215550100']);
  });

  it('machine format treats only a time that differs by at least a second as a change', async () => {
    const [supplier] = await query(`SELECT id FROM supplier WHERE name = 'Supplier 0'`);
    const files = importFiles(uplift, 'suppliers');
    const bring = (time: string) =>
      files.bringIn(`id,paperDirectoryLastChanged\n${supplier.id},${time}\n`, admin);
    expect((await bring('2027-04-03T13:30:27.123Z')).outcome).toMatchObject({ unchanged: 1 });
    expect((await bring('2027-04-03T13:30:28.000Z')).outcome).toMatchObject({ changed: 1 });
    const [now] = await query('SELECT paper_directory_last_changed AS time FROM supplier WHERE id = $1', [
      supplier.id,
    ]);
    expect(now.time).toEqual(new Date('2027-04-03T13:30:28.000Z'));
  });
});
