import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { pdf } from './testing/documents.js';
import { picture } from './testing/pictures.js';
import { sendFile } from './testing/send-file.js';
import { UPLOAD_FOLDER_NAMES } from './upload-folders.js';

const ALLOWED = 200;
const NOT_SIGNED_IN = 401;
const NOT_YOURS = 403;

/** Written by hand: the folders that each user may send to. The others refuse with this status. */
const RIGHTS: Record<string, [folders: readonly string[], refusal: number]> = {
  admin: [UPLOAD_FOLDER_NAMES, NOT_YOURS],
  supplier: [['profileImages', 'workItemImages'], NOT_YOURS],
  buyer: [['profileImages'], NOT_YOURS],
  'supplier that has left': [[], NOT_YOURS],
  'supplier without a record': [[], NOT_YOURS],
  'record without the role': [[], NOT_YOURS],
  cause: [[], NOT_YOURS],
  member: [[], NOT_YOURS],
  visitor: [[], NOT_SIGNED_IN],
};

describe('upload permissions', () => {
  let uplift: TestUplift;
  let own: { supplier: number; buyer: number; gone: number };
  const users: Record<string, TestUser | null> = { visitor: null };
  let files: Record<'picture' | 'document', Buffer>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    own = {
      supplier: (await make.supplier()).id,
      gone: (await make.supplier({ status: 'Left & Removed' })).id,
      buyer: (await make.impactBuyer()).id,
    };
    const goodCauseId = (await make.goodCause()).id;
    users.admin = await uplift.user({ roles: ['Admin'] });
    users.supplier = await uplift.user({ roles: ['Business'], supplierId: own.supplier });
    users.buyer = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: own.buyer });
    users['supplier that has left'] = await uplift.user({ roles: ['Business'], supplierId: own.gone });
    users['supplier without a record'] = await uplift.user({ roles: ['Business'] });
    users['record without the role'] = await uplift.user({ supplierId: own.supplier });
    users.cause = await uplift.user({ roles: ['GoodCause'], goodCauseId });
    users.member = await uplift.user();
    files = { picture: await picture('png', 60, 40), document: pdf() };
  });
  afterAll(() => uplift.stop());

  const send = (who: string, folder: string) => {
    const bytes = folder.startsWith('learnMore') ? files.document : files.picture;
    return sendFile(uplift, users[who] ?? null, folder, bytes);
  };

  it.each(Object.keys(RIGHTS).flatMap((who) => UPLOAD_FOLDER_NAMES.map((folder) => [who, folder] as const)))(
    '%s to %s C022 C023 C125 A157',
    async (who, folder) => {
      const [folders, refusal] = RIGHTS[who] as (typeof RIGHTS)[string];
      expect((await send(who, folder)).statusCode).toBe(folders.includes(folder) ? ALLOWED : refusal);
    },
  );

  it('a supplier that has left gets the reason A157', async () => {
    const { message } = (await send('supplier that has left', 'profileImages')).json();
    expect(message).toBe('You can’t make changes because your supplier or good cause has left Uplift.');
  });

  it.each([
    ['supplier', 'workItemImages', 'supplier', ALLOWED],
    ['supplier', 'workItemImages', 'gone', 404],
    ['supplier', 'profileImages', 'gone', 404],
    ['buyer', 'profileImages', 'buyer', ALLOWED],
    ['buyer', 'workItemImages', 'buyer', NOT_YOURS],
    ['admin', 'goodCauseImages', 'gone', ALLOWED],
  ] as const)('%s to %s for the record of %s returns %i C022', async (who, folder, whose, status) => {
    expect((await send(who, `${folder}/${own[whose]}_0`)).statusCode).toBe(status);
  });

  it('the record is given by its id C022', async () => {
    expect((await send('admin', 'goodCauseImages/one')).statusCode).toBe(400);
  });
});
