import { countDownload } from '../directory/suppliers/count-download.js';
import { SERVICES_LIST_ID } from '../directory/suppliers/supplier.fields.js';
import { systemContext } from '../platform/request-context.js';
import { startHistory } from '../testing/record-history.js';

const LONG_AGO = '2020-02-03T04:05:06.789Z';
const VIDEOS = ['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/aaaaaaaaaaa'];

interface Times {
  id: number;
  createdAt: string;
  updatedAt: string;
}

/** A list of rows of a supplier: its table, two rows, a change of one, and the mutation that deletes one. */
interface List {
  list: string;
  table: string;
  rows: () => Promise<object[]>;
  change: object;
  remove: string;
}

describe('times of rows that belong to a record', () => {
  let history: Awaited<ReturnType<typeof startHistory>>;
  beforeAll(async () => {
    history = await startHistory();
  });
  afterAll(() => history.uplift.stop());
  beforeEach(() => history.begin());

  const query = (text: string, values: unknown[] = []) =>
    history.uplift.app.database.manager.query(text, values);
  const call = async (text: string, variables: object = {}) => {
    const { record, code, fields } = await history.call('admin', text, variables);
    expect([code, fields]).toEqual([undefined, undefined]);
    return record;
  };
  const ownId = () => history.records.own.id;
  /** Makes all rows look as if they were last changed long ago. */
  const age = (table: string) => query(`UPDATE ${table} SET created_at = $1, updated_at = $1`, [LONG_AGO]);
  const seen = (times: Times[]) =>
    times.map(({ createdAt, updatedAt }) =>
      [createdAt, updatedAt].map((time) => (time === LONG_AGO ? 'old' : 'new')).join(' '),
    );

  const LISTS: List[] = [
    {
      list: 'workExamples',
      table: 'work_example',
      rows: async () => VIDEOS.map((videoUrl) => ({ type: 'VIDEO', videoUrl })),
      change: { description: 'A film' },
      remove: 'deleteWorkExample',
    },
    {
      list: 'testimonials',
      table: 'testimonial',
      rows: async () => ['Ana', 'Hemi'].map((fullName) => ({ fullName, message: 'Great' })),
      change: { message: 'Very good' },
      remove: 'deleteTestimonial',
    },
    {
      list: 'learnMoreFiles',
      table: 'learn_more_file',
      rows: async () => {
        const fileLink = await history.fileOf('admin', 'learnMore');
        return ['Prices', 'Opening hours'].map((title) => ({ title, fileLink }));
      },
      change: { title: 'Price list' },
      remove: 'deleteLearnMoreFile',
    },
  ];

  describe.each(LISTS)('in $list', ({ list, table, rows, change, remove }) => {
    let supplierId: number;
    let ids: number[];
    const times = async (): Promise<Times[]> => {
      const fields = `query ($id: Int!) { supplierRecord(id: $id) { ${list} { id createdAt updatedAt } } }`;
      return (await call(fields, { id: supplierId }))[list];
    };
    const save = async (sent: object[]): Promise<number> => {
      const { record, code } = await history.update('admin', { [list]: sent }, undefined, supplierId);
      expect(code).toBeUndefined();
      return record.version;
    };
    beforeEach(async () => {
      supplierId = (await history.make.supplier()).id;
      await save(await rows());
      ids = (await times()).map(({ id }) => id);
    });

    it('both are the time of the first save, and a change moves the second one of its row only', async () => {
      for (const { createdAt, updatedAt } of await times()) {
        expect(createdAt > LONG_AGO).toBe(true);
        expect(updatedAt).toBe(createdAt);
      }
      await age(table);
      await save([{ id: ids[0] }, { id: ids[1], ...change }]);
      expect(seen(await times())).toEqual(['old old', 'old new']);
    });

    it('stay when the same values are saved again', async () => {
      await save([{ id: ids[0], ...change }]);
      await age(table);
      await save([{ id: ids[0], ...change }, { id: ids[1] }]);
      expect(seen(await times())).toEqual(['old old', 'old old']);
    });

    it('change when the change of a row is undone, and the timeline does not show them', async () => {
      const version = await save([{ id: ids[0], ...change }]);
      await age(table);
      const [{ changes } = { changes: [] }] = await history.nodes('admin', { id: supplierId });
      expect(JSON.stringify(changes)).not.toMatch(/(created|updated)At|\d\d:\d\d/);
      expect((await history.undo('admin', version, { id: supplierId })).code).toBeUndefined();
      expect(seen(await times())).toEqual(['old new', 'old old']);
    });

    it('are those from before when a deleted row is restored', async () => {
      await age(table);
      const text = `mutation ($id: Int!) { ${remove}(id: $id) { version } }`;
      const { version } = await call(text, { id: ids[1] });
      await history.undo('admin', version, { id: supplierId });
      expect((await times()).map(({ id }) => id)).toEqual(ids);
      expect(seen(await times())).toEqual(['old old', 'old old']);
    });

    it('still say when a row was first saved after its addition was undone and redone', async () => {
      const first = await times();
      const version = (await history.nodes('admin', { id: supplierId }))[0]?.version ?? 0;
      await history.undo('admin', version, { id: supplierId });
      expect(await times()).toEqual([]);
      await history.undo('admin', version + 1, { id: supplierId });
      expect((await times()).map(({ id, createdAt }) => ({ id, createdAt }))).toEqual(
        first.map(({ id, createdAt }) => ({ id, createdAt })),
      );
    });

    it('are those from before when the supplier is restored from the trash', async () => {
      await age(table);
      await history.remove(supplierId);
      expect((await history.restore('admin', { id: supplierId })).record).toBe(true);
      expect(seen(await times())).toEqual(['old old', 'old old']);
    });
  });

  it('of a file stay when it is downloaded', async () => {
    const fileLink = await history.fileOf('admin', 'learnMore');
    await history.update('admin', { learnMoreFiles: [{ title: 'Prices', fileLink }] });
    await age('learn_more_file');
    const [{ id }] = await query('SELECT id FROM learn_more_file WHERE supplier_id = $1', [ownId()]);
    await countDownload(systemContext(history.uplift.app), id);
    const [file] = await query('SELECT downloads, updated_at FROM learn_more_file WHERE id = $1', [id]);
    expect(file).toEqual({ downloads: 1, updated_at: new Date(LONG_AGO) });
  });

  it('of testimonials are columns of their list, to filter and sort by', async () => {
    await query('DELETE FROM testimonial');
    await history.update('admin', {
      testimonials: ['Ana', 'Hemi'].map((fullName) => ({ fullName, message: 'Great' })),
    });
    await age('testimonial');
    await query(`UPDATE testimonial SET updated_at = now() WHERE full_name = 'Hemi'`);
    const text = `{ testimonials(
      filter: { columns: [{ column: UPDATED_AT, test: AT_LEAST, values: ["2020-03-01"] }] }
      sort: { column: UPDATED_AT, direction: DESC }) { nodes { id createdAt updatedAt } } }`;
    expect(seen((await call(text)).nodes)).toEqual(['old new']);
  });

  describe('in categories', () => {
    const NAMES = ['Cakes', 'Bread', 'Pies'];
    const CATEGORY = 'children { id name createdAt updatedAt }';
    let id: number;
    const children = async (of = id): Promise<(Times & { name: string })[]> =>
      (await call(`query ($id: Int!) { categoryRecord(id: $id) { ${CATEGORY} } }`, { id: of })).children;
    const named = async (of = id) => {
      const rows = await children(of);
      return Object.fromEntries(seen(rows).map((times, at) => [rows[at]?.name, times]));
    };
    const child = async (name: string) => (await children()).find((row) => row.name === name)?.id ?? 0;
    const save = (input: object) =>
      call(
        `mutation ($id: Int!, $input: CategoryInput!) { updateCategory(id: $id, input: $input) { version } }`,
        { id, input },
      );
    beforeEach(async () => {
      id = (await history.make.category()).id;
      await save({ children: NAMES.map((name) => ({ name })) });
    });

    it('both are the time of the first save, and a new name moves the second one of its row only', async () => {
      for (const { createdAt, updatedAt } of await children()) expect(updatedAt).toBe(createdAt);
      await age('sub_category');
      const [bread, pies] = [await child('Bread'), await child('Pies')];
      await save({
        children: [
          { id: bread, name: 'Loaves' },
          { id: pies, name: 'Pies' },
        ],
      });
      expect(await named()).toEqual({ Cakes: 'old old', Loaves: 'old new', Pies: 'old old' });
    });

    it('change with the position, and again when the new name is undone', async () => {
      await age('sub_category');
      const move = `mutation ($id: Int!, $before: Int) { moveSubCategory(id: $id, before: $before) { id } }`;
      await call(move, { id: await child('Pies'), before: await child('Bread') });
      expect(await named()).toEqual({ Pies: 'old new', Bread: 'old old', Cakes: 'old old' });
      const { version } = await save({ children: [{ id: await child('Cakes'), name: 'Tarts' }] });
      await age('sub_category');
      expect((await history.undo('admin', version, { recordType: 'CATEGORY', id })).code).toBeUndefined();
      expect(await named()).toEqual({ Pies: 'old old', Bread: 'old old', Cakes: 'old new' });
    });

    it('change when a row moves to another category', async () => {
      const other = (await history.make.category()).id;
      await age('sub_category');
      const move = `mutation ($id: Int!, $to: Int!) { regroupSubCategory(id: $id, toId: $to) { id } }`;
      await call(move, { id: await child('Pies'), to: other });
      expect(await named(other)).toEqual({ Pies: 'old new' });
      expect(await named()).toEqual({ Bread: 'old old', Cakes: 'old old' });
    });

    it('are those from before when the category is restored from the trash', async () => {
      await age('sub_category');
      await call('mutation ($id: Int!) { deleteCategory(id: $id) }', { id });
      await history.restore('admin', { recordType: 'CATEGORY', id });
      expect(Object.values(await named())).toEqual(['old old', 'old old', 'old old']);
    });
  });

  describe('in the list of services', () => {
    const SERVICE = '{ id label createdAt updatedAt }';
    const offer = (label: string) =>
      call(`mutation ($label: String!) { offerService(label: $label) ${SERVICE} }`, { label });
    const offered = (id: number, is: boolean) =>
      call(`mutation ($id: Int!, $is: Boolean!) { setServiceOffered(id: $id, offered: $is) ${SERVICE} }`, {
        id,
        is,
      });
    const services = async (search: string) =>
      seen(
        (
          await call(
            `query ($search: String!) { serviceRecords(filter: { search: $search }) { nodes ${SERVICE} } }`,
            {
              search,
            },
          )
        ).nodes,
      );

    it('both are the time of the first offer, and only decisions of staff move the second one', async () => {
      const made = await offer('Roofing');
      expect(made.updatedAt).toBe(made.createdAt);
      await age('search_phrase');
      expect(seen([await offer('Roofing')])).toEqual(['old old']);
      await history.update('own', { services: ['Roofing'] });
      expect(await services('Roofing')).toEqual(['old old']);
      expect(seen([await offered(made.id, false)])).toEqual(['old new']);
      await history.update('own', { services: [] });
      await age('search_phrase');
      expect(seen([await offered(made.id, false)])).toEqual(['old old']);
      await query('UPDATE search_phrase SET offered = true, label = $1', ['roofing']);
      expect(seen([await offer('Roofing')])).toEqual(['old new']);
    });

    it('change with the list of services of supplier 32, but only for added and removed ones', async () => {
      await history.make.supplier({ id: SERVICES_LIST_ID, status: 'Admin', services: ['Glazing', 'Tiling'] });
      await age('search_phrase');
      const input = { services: ['Tiling', 'Fencing'] };
      await history.update('admin', input, undefined, SERVICES_LIST_ID);
      expect([await services('Glazing'), await services('Tiling'), await services('Fencing')]).toEqual([
        ['old new'],
        ['old old'],
        ['new new'],
      ]);
    });
  });
});
