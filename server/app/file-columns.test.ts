import { picture } from '../kits/uploads/testing/pictures.js';
import { fetchFile, sendFile } from '../kits/uploads/testing/send-file.js';
import { UPLOAD_FOLDER_NAMES } from '../kits/uploads/upload-folders.js';
import { StoredFile } from '../platform/files/stored-file.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { ENTITIES } from './entities.js';
import { FILE_FIELDS, removeUnusedFilesJob } from './file-columns.js';

/**
 * Fields whose names suggest files but that have none: addresses of other sites, flags, texts about a
 * picture.
 */
const NO_FILES = [
  'ActionItem.redirectUrl',
  'AffiliateLinkClick.url',
  'ContactMessage.url',
  'GoodCause.linkKey',
  'ImpactBuyer.linkKey',
  // Contains the files of deleted records, whatever their field.
  'DeletedRecord.files',
  // Certificates are generated here. The housekeeping of uploads also removes replaced ones.
  'ImpactCertificate.fileAddress',
  'Lead.urlKeyword',
  'Supplier.affiliateButtonLink',
  'Supplier.buttonLink',
  'Supplier.destinationUrl',
  'Supplier.emailFileDescription',
  'Supplier.profilePictureTitle',
  'Supplier.urlKeyword',
  'ImpactBuyer.urlKeyword',
  'Task.fileName',
  'Webhook.url',
  'WorkExample.imageOrientation',
  'WorkExample.videoUrl',
];
const SOUNDS_OF_FILES = /image|picture|photo|logo|icon|banner|avatar|url|link|file|document|attachment|pdf/i;

describe('unused files', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let png: Buffer;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    png = await picture('png', 60, 40);
  });
  afterAll(() => uplift.stop());

  const sent = async (): Promise<string> => (await sendFile(uplift, admin, 'profileImages', png)).json().url;
  const rowOf = (url: string) =>
    uplift.app.database.manager.findOneBy(StoredFile, { name: url.split('/').at(-1) });
  const unusedFor = (url: string, hours: number) =>
    uplift.app.database.manager.query(
      `UPDATE stored_file SET unused_since = now() - make_interval(hours => $2) WHERE name = $1`,
      [url.split('/').at(-1), hours],
    );
  const run = () => removeUnusedFilesJob.run(uplift.app);
  const statusOf = async (url: string) => (await fetchFile(uplift, url)).statusCode;

  it('every file field declares a folder or declares that it has no files', () => {
    const { dataSource } = uplift.app.database;
    const listed = new Set([
      ...FILE_FIELDS.map(({ entity, field }) => `${entity.name}.${field}`),
      ...NO_FILES,
    ]);
    const unlisted = ENTITIES.filter((entity) => entity !== StoredFile).flatMap((entity) =>
      dataSource
        .getMetadata(entity)
        .columns.filter(({ type, propertyName }) => type === 'text' && SOUNDS_OF_FILES.test(propertyName))
        .map(({ propertyName }) => `${entity.name}.${propertyName}`)
        .filter((name) => !listed.has(name)),
    );
    expect(unlisted).toEqual([]);
  });

  it('every folder belongs to a field', () => {
    expect(new Set(FILE_FIELDS.map(({ folder }) => folder))).toEqual(new Set(UPLOAD_FOLDER_NAMES));
  });

  it('are deleted with their smaller versions after a day, not before', async () => {
    const [old, young] = [await sent(), await sent()];
    const half = old.replace('-600x400.png', '-300x200.webp');
    expect(await statusOf(half)).toBe(200);
    await unusedFor(old, 25);
    await unusedFor(young, 23);
    await run();
    expect([await rowOf(old), await statusOf(old), await statusOf(half)]).toEqual([null, 404, 404]);
    expect(await statusOf(young)).toBe(200);
  });

  it.each(FILE_FIELDS.map(({ entity, field, folder }) => [entity.name, field, folder] as const))(
    'stay while %s.%s refers to them, and are deleted a day after it does not',
    async (name, field, folder) => {
      const { manager, dataSource } = uplift.app.database;
      const entity = ENTITIES.find((each) => each.name === name) as (typeof ENTITIES)[number];
      const url = `/files/${folder}/kept-by-${name}-${field}.png`;
      await manager.insert(StoredFile, {
        folder,
        name: url.split('/').at(-1),
        contentType: 'image/png',
        sizeBytes: 1,
        unusedSince: () => `now() - interval '3 days'`,
      });
      const supplierId = (await factories(uplift.app.database).supplier()).id;
      const fields = {
        name,
        title: name,
        listTitle: name,
        email: 'a@b.nz',
        enquiryEmail: 'a@b.nz',
        linkKey: `${name}-${field}-${'k'.repeat(22)}`,
        type: 'image',
        position: 1,
        supplierId,
        fileLink: 'x',
        [field]: url,
      };
      const metadata = dataSource.getMetadata(entity);
      const known = metadata.columns.map(({ propertyName }) => propertyName);
      const own = Object.fromEntries(Object.entries(fields).filter(([key]) => known.includes(key)));
      const { id } = (await manager.save(entity, own as never)) as unknown as { id: number };
      await run();
      expect(await rowOf(url)).toMatchObject({ unusedSince: null });

      await manager.update(
        entity,
        id as never,
        {
          [field]:
            metadata.findColumnWithPropertyName(field)?.isNullable && name !== 'WorkExample'
              ? null
              : 'another',
        } as never,
      );
      await run();
      expect((await rowOf(url))?.unusedSince).toBeInstanceOf(Date);
      await unusedFor(url, 25);
      await run();
      expect(await rowOf(url)).toBeNull();
    },
  );

  it('stay while a deleted record refers to them, and are deleted a day after its purge A155', async () => {
    const { manager } = uplift.app.database;
    const url = await sent();
    const supplier = await factories(uplift.app.database).supplier({ imageUrl: url });
    await uplift.graphql(`mutation { deleteSupplier(id: ${supplier.id}) }`, {}, { as: admin });
    await unusedFor(url, 25);
    await run();
    expect(await rowOf(url)).toMatchObject({ unusedSince: null });
    await manager.query('DELETE FROM deleted_record');
    await run();
    await unusedFor(url, 25);
    await run();
    expect(await rowOf(url)).toBeNull();
  });

  it('in other folders, such as the demo folder, are not deleted', async () => {
    const { manager } = uplift.app.database;
    await manager.insert(StoredFile, {
      folder: 'demo',
      name: 'a.webp',
      contentType: 'image/webp',
      sizeBytes: 1,
    });
    await run();
    expect(await rowOf('a.webp')).toMatchObject({ unusedSince: null, leaving: false });
  });

  it('stay while a transaction assigns them to a record', async () => {
    const url = await sent();
    await unusedFor(url, 25);
    await uplift.app.database.transaction(async (manager) => {
      await manager.query('UPDATE stored_file SET unused_since = NULL WHERE name = $1', [
        url.split('/').at(-1),
      ]);
      await uplift.app.database.dataSource.manager.query('SELECT 1');
    });
    await run();
    expect(await rowOf(url)).toMatchObject({ leaving: false });
  });

  it('are deleted on the next run after a failed deletion', async () => {
    const url = await sent();
    await unusedFor(url, 25);
    const { files } = uplift.app;
    const remove = jest.spyOn(files, 'remove').mockRejectedValueOnce(new Error('The disk is away'));
    await expect(run()).rejects.toThrow('The disk is away');
    expect(await rowOf(url)).toMatchObject({ leaving: true });
    remove.mockRestore();
    await run();
    expect([await rowOf(url), await statusOf(url)]).toEqual([null, 404]);
  });
});
