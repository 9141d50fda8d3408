import { factories } from '../../testing/factories.js';
import { importFiles } from '../../testing/import-files.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const counts = (progress: Record<string, unknown>) =>
  [progress.new, progress.changed, progress.unchanged, progress.refused].map(Number);

describe('supplier import', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let files: ReturnType<typeof importFiles>;
  const query = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);
  const versions = () => query('SELECT id, version FROM supplier ORDER BY id');

  beforeAll(async () => {
    uplift = await TestUplift.start();
    files = importFiles(uplift);
    const make = factories(uplift.app.database);
    await make.category({ name: 'Health, Safety' });
    await make.category({ name: 'Building' });
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    admin = await uplift.user({ roles: ['Admin'] });
    await query('DELETE FROM supplier');
  });

  it('previews and creates suppliers, and changes nothing when the same file is imported again', async () => {
    const text = [
      'name,listTitle,enquiryEmail,membershipListingDate,isGstRegistered,searchWeight,services,categories,ownerMobile',
      `Kea,Builder,a@b.nz,3/02/2025,yes,"1,200","Decks, Fences","Health, Safety, building",'+64 21 555`,
      'Moa,Baker,m@b.nz,,No,,,,',
    ].join('\r\n');
    const first = await files.bringIn(text, admin);
    expect(counts(first.check)).toEqual([2, 0, 0, 0]);
    expect(counts(first.outcome)).toEqual([2, 0, 0, 0]);
    const [kea] = await query(`SELECT * FROM supplier WHERE name = 'Kea'`);
    expect(kea).toMatchObject({
      is_gst_registered: true,
      search_weight: 1200,
      services: ['Decks', 'Fences'],
      owner_mobile: '+64 21 555',
    });
    expect(kea.membership_listing_date.toLocaleDateString('sv-SE')).toBe('2025-02-03');
    expect(await query('SELECT count(*)::integer AS n FROM supplier_category')).toEqual([{ n: 2 }]);
    const before = await versions();
    const second = await files.bringIn(text, admin);
    expect(counts(second.check)).toEqual([0, 0, 2, 0]);
    expect(counts(second.outcome)).toEqual([0, 0, 2, 0]);
    expect(await versions()).toEqual(before);
  });

  it('accepts common spellings of yes and no, and refuses all others', async () => {
    const said = ['yes', 'N', 'TRUE', '0', 'maybe', '2'];
    const rows = said.map((cell, n) => `Bird ${n},a@b.nz,Trade,${cell}`);
    const { outcome } = await files.bringIn(
      ['name,enquiryEmail,listTitle,isGstRegistered', ...rows].join('\n'),
      admin,
    );
    const made = await query('SELECT is_gst_registered AS gst FROM supplier ORDER BY name');
    expect(made).toEqual([{ gst: true }, { gst: false }, { gst: true }, { gst: false }]);
    const failures = await files.failures(outcome.task.id, admin);
    expect(failures).toEqual(
      ['Row 6: Bird 4', 'Row 7: Bird 5'].map((recordName) =>
        expect.objectContaining({ recordName, field: 'isGstRegistered', message: 'Write yes or no.' }),
      ),
    );
  });

  it('reports errors by row and column, imports the other rows, and returns refused rows as a file', async () => {
    const text = [
      'name;enquiryEmail;listTitle;membershipListingDate;id;status',
      'Good;g@b.nz;Trade;;;drafting',
      'Bad;nonsense;"=1+1";31/02/2025;;Sleeping',
      ';x@b.nz;Trade;;;',
      'Good;other@b.nz;Trade;;;',
      'Ghost;x@b.nz;Trade;;999999;',
    ].join('\n');
    const { check, outcome } = await files.bringIn(text, admin);
    expect(counts(check)).toEqual([1, 0, 0, 4]);
    expect(counts(outcome)).toEqual([1, 0, 0, 4]);
    const failures = await files.failures(outcome.task.id, admin);
    expect(
      failures.map(({ recordName, field, message }: Record<string, string>) => [recordName, field, message]),
    ).toEqual([
      ['Row 3: Bad', 'enquiryEmail', 'Please enter an email address like name@example.nz.'],
      ['Row 3: Bad', 'membershipListingDate', expect.stringContaining('day first')],
      ['Row 3: Bad', 'status', expect.stringContaining('This must be one of')],
      ['Row 4', 'name', 'Name is required.'],
      ['Row 5: Good', 'name', 'Row 2 already changes this supplier.'],
      ['Row 6: Ghost', 'id', 'There is no supplier with this ID.'],
    ]);
    const back = await files.fileOf(outcome.task.id, admin);
    const lines = back.replace(/^\ufeff/, '').split('\r\n');
    expect(lines[0]).toBe('name,enquiryEmail,listTitle,membershipListingDate,id,status,What is wrong');
    expect(lines[1]).toMatch(/^Bad,nonsense,'=1\+1,31\/02\/2025,,Sleeping,/);
    expect(lines).toHaveLength(6);
    const mended = back
      .replace('nonsense', 'n@b.nz')
      .replace('31/02/2025', '')
      .replace('Sleeping', 'Drafting');
    expect(counts((await files.bringIn(mended, admin)).outcome)).toEqual([1, 1, 0, 2]);
    expect(await query(`SELECT list_title FROM supplier WHERE name = 'Bad'`)).toEqual([
      { list_title: '=1+1' },
    ]);
  });

  it('refuses rows that conflict with another row of the file, and imports the others', async () => {
    const { supplier } = factories(uplift.app.database);
    const held = await supplier({ name: 'Held' });
    const rows = [',Kea,k@b.nz,Builder,word', `${held.id},Held,h@b.nz,Baker,word`, ',Moa,m@b.nz,Roofer,'];
    const text = ['id,name,enquiryEmail,listTitle,urlKeyword', ...rows].join('\n');
    const { check, outcome } = await files.bringIn(text, admin);
    expect(counts(check)).toEqual([2, 1, 0, 0]);
    expect(counts(outcome)).toEqual([2, 0, 0, 1]);
    const message = 'Another supplier has this keyword.';
    const expected = [{ recordName: 'Row 3: Held', field: 'urlKeyword', message }];
    expect(await files.failures(outcome.task.id, admin)).toMatchObject(expected);
    const names = await query('SELECT name FROM supplier ORDER BY name');
    expect(names).toEqual([{ name: 'Held' }, { name: 'Kea' }, { name: 'Moa' }]);
  });

  it('finds a record by its id, then URL keyword, then exact name if unique', async () => {
    const { supplier } = factories(uplift.app.database);
    const byId = await supplier({ name: 'One' });
    const byKeyword = await supplier({ name: 'Two', urlKeyword: 'Two' });
    const byName = await supplier({ name: 'Three' });
    await supplier({ name: 'Twin' });
    await supplier({ name: 'Twin' });
    const text = [
      'id,urlKeyword,name,adminNotes',
      `${byId.id},,Renamed,a`,
      ',two,Two,b',
      ',three,Three,c',
      ',,Twin,d',
    ].join('\n');
    const { outcome } = await files.bringIn(text, admin);
    expect(counts(outcome)).toEqual([0, 3, 0, 1]);
    expect(
      await query(
        'SELECT name, url_keyword, admin_notes FROM supplier WHERE id = ANY ($1) ORDER BY admin_notes',
        [[byId.id, byKeyword.id, byName.id]],
      ),
    ).toEqual([
      { name: 'Renamed', url_keyword: null, admin_notes: 'a' },
      { name: 'Two', url_keyword: 'two', admin_notes: 'b' },
      { name: 'Three', url_keyword: 'three', admin_notes: 'c' },
    ]);
    const [{ message }] = await files.failures(outcome.task.id, admin);
    expect(message).toMatch(/2 records have this name/);
  });

  it('leaves fields with empty cells unchanged, or empties them on request', async () => {
    const { supplier } = factories(uplift.app.database);
    const { id } = await supplier({
      name: 'Kea',
      adminNotes: 'kept',
      services: ['Bread'],
      isGstRegistered: true,
    });
    const text = `id,adminNotes,services,isGstRegistered,name\n${id},,,,\n`;
    expect(counts((await files.bringIn(text, admin)).outcome)).toEqual([0, 0, 1, 0]);
    const result = await files.bringIn(text.replace(',name', '').replace(/,\n$/, '\n'), admin, true);
    expect(counts(result.outcome)).toEqual([0, 1, 0, 0]);
    expect(await query('SELECT admin_notes, services, is_gst_registered FROM supplier')).toEqual([
      { admin_notes: null, services: [], is_gst_registered: true },
    ]);
  });

  it('importing an exported file changes nothing, whatever its cells look like', async () => {
    const make = factories(uplift.app.database);
    const buyer = await make.impactBuyer({ name: 'Rimu, Homes' });
    const { id } = await make.supplier({
      name: "'=Kea",
      listTitle: '=HYPERLINK("http://bad.example")',
      adminNotes: '-12\n"quoted", and\r\nmore ',
      services: ['Bread, white', 'Pies'],
      ownerMobile: '+64 21 555',
      searchWeight: 7,
      membershipListingDate: '2024-12-31',
      paperDirectoryLastChanged: new Date('2026-01-31T11:30:27Z'),
      impactBuyerId: buyer.id,
      isGstRegistered: true,
    } as never);
    await query(`INSERT INTO supplier_category SELECT $1, id FROM category`, [id]);
    const NAMES = `id name listTitle adminNotes services ownerMobile searchWeight membershipListingDate
      paperDirectoryLastChanged impactBuyer isGstRegistered categories status enquiryEmail`.split(/\s+/);
    const columns = NAMES.map((header) => ({
      column: header.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
      header,
    }));
    const { data } = await uplift.graphql(
      `mutation ($columns: [SupplierExportColumn!]!) { exportSuppliers(selection: { filter: {} }, columns: $columns) { id } }`,
      { columns },
      { as: admin },
    );
    const text = await files.fileOf(data.exportSuppliers.id, admin);
    expect(text).toContain("'=HYPERLINK");
    const before = await versions();
    const { check, outcome } = await files.bringIn(text, admin);
    expect([counts(check), counts(outcome)]).toEqual([
      [0, 0, 1, 0],
      [0, 0, 1, 0],
    ]);
    expect(await versions()).toEqual(before);
  });

  it('exports rich text without formatting, and importing the same text keeps the formatting A40', async () => {
    const adminNotes = '<h2>Visits</h2><ul><li>Call &amp; ask</li><li>Ring</li></ul>';
    const { id } = await factories(uplift.app.database).supplier({ name: 'Kea', adminNotes });
    const { data } = await uplift.graphql(
      `mutation ($columns: [SupplierExportColumn!]!) { exportSuppliers(selection: { filter: { columns: [
        { column: ADMIN_NOTES, test: CONTAINS, values: ["call & ASK"] } ] } }, columns: $columns) { id total } }`,
      {
        columns: [
          { column: 'ID', header: 'id' },
          { column: 'ADMIN_NOTES', header: 'adminNotes' },
        ],
      },
      { as: admin },
    );
    expect(data.exportSuppliers.total).toBe(1);
    const text = await files.fileOf(data.exportSuppliers.id, admin);
    expect(text).toContain('"Visits\nCall & ask\nRing"');
    expect(counts((await files.bringIn(text, admin)).outcome)).toEqual([0, 0, 1, 0]);
    const mended = text.replace('Ring', 'Ring <ana@a.nz>');
    expect(counts((await files.bringIn(mended, admin)).outcome)).toEqual([0, 1, 0, 0]);
    expect(
      await query('SELECT readable_text(admin_notes) AS notes FROM supplier WHERE id = $1', [id]),
    ).toEqual([{ notes: 'Visits\nCall & ask\nRing <ana@a.nz>' }]);
    const { data: found } = await uplift.graphql(
      `{ supplierRecords(filter: { columns: [{ column: ADMIN_NOTES, test: CONTAINS, values: ["<p>"] }] }) { totalCount } }`,
      {},
      { as: admin },
    );
    expect(found.supplierRecords.totalCount).toBe(0);
  });

  it('resumes after its worker is killed, without lost or duplicate rows', async () => {
    const rows = Array.from({ length: 250 }, (_, at) => `Bird ${at},Trade,b${at}@b.nz`);
    const text = ['name,listTitle,enquiryEmail', ...rows].join('\n');
    const id = (await files.send(text, admin)).json().id;
    await files.check(id, files.fieldsOf(text), admin);
    const { file } = await files.run(id, admin);
    // The first attempt to write row 178 fails.
    await query(`CREATE FUNCTION kill_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.name = 'Bird 177' THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; RETURN NEW; END $$`);
    await query('CREATE TRIGGER kill BEFORE INSERT ON supplier FOR EACH ROW EXECUTE FUNCTION kill_once()');
    await expect(files.work(file.outcome.task.id)).rejects.toThrow();
    await query('DROP FUNCTION kill_once CASCADE');
    expect(await query('SELECT count(*)::integer AS n FROM supplier')).toEqual([{ n: 100 }]);
    await files.work(file.outcome.task.id);
    expect(counts((await files.read(id, admin)).outcome)).toEqual([250, 0, 0, 0]);
    expect(await query('SELECT count(*)::integer AS n FROM supplier')).toEqual([{ n: 250 }]);
  });

  it('is staff only, each user sees their own files, and ends when the role is removed', async () => {
    const text = 'name,listTitle,enquiryEmail\nKea,Trade,a@b.nz';
    const seller = await uplift.user({ roles: ['Business'] });
    expect((await files.send(text, seller)).statusCode).toBe(403);
    expect((await files.send(text, null)).statusCode).toBe(401);
    const id = (await files.send(text, admin)).json().id;
    const other = await uplift.user({ roles: ['Admin'] });
    expect(await files.read(id, other)).toBeNull();
    expect((await files.check(id, ['name'], other)).problem?.extensions.code).toBe('NOT_FOUND');
    await files.check(id, files.fieldsOf(text), admin);
    const { file } = await files.run(id, admin);
    await query(`UPDATE user_account SET roles = '{}' WHERE id = $1`, [admin.id]);
    await files.work(file.outcome.task.id);
    expect(await query('SELECT state FROM task WHERE id = $1', [file.outcome.task.id])).toEqual([
      { state: 'failed' },
    ]);
    expect(await query('SELECT count(*)::integer AS n FROM supplier')).toEqual([{ n: 0 }]);
  });

  it('remembers a user’s column mapping, and refuses an invalid one', async () => {
    const text = 'Company,Mail\nKea,a@b.nz';
    const id = (await files.send(text, admin)).json().id;
    for (const [fields, message] of [
      [['nonsense', null], /does not exist/],
      [['name', 'name'], /same field/],
      [[null, 'enquiryEmail'], /matched to a record/],
      [['name', 'imageUrl'], /does not exist/],
      [['name', 'version'], /does not exist/],
    ] as const)
      expect((await files.check(id, [...fields], admin)).problem?.message).toMatch(message);
    expect((await files.run(id, admin)).problem?.message).toMatch(/Assign the columns/);
    await files.check(id, ['name', 'enquiryEmail'], admin);
    const next = (await files.send(text, admin)).json().id;
    expect((await files.read(next, admin)).remembered).toEqual(
      expect.arrayContaining([
        { header: 'Company', field: 'name' },
        { header: 'Mail', field: 'enquiryEmail' },
      ]),
    );
    const two = (await files.send('Company,At,At\nKea,Otago,', admin)).json().id;
    await files.check(two, ['name', 'locations', null], admin);
    expect((await files.read(two, admin)).remembered).toContainEqual({ header: 'At', field: 'locations' });
  });
});
