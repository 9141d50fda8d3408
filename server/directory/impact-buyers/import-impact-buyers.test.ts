import { factories } from '../../testing/factories.js';
import { importFiles } from '../../testing/import-files.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

describe('impact buyer import', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  it('creates no second buyer for an email address that already has one', async () => {
    const files = importFiles(uplift, 'impactBuyers');
    const known = await factories(uplift.app.database).impactBuyer({ name: 'Kea', email: 'kea@example.nz' });
    const { outcome } = await files.bringIn('name,email\nTui,KEA@example.nz\nMoa,moa@example.nz\n', admin);
    expect(outcome).toMatchObject({ new: 1, refused: 1 });
    expect(await files.failures(outcome.task.id, admin)).toEqual([
      expect.objectContaining({
        recordName: 'Row 2: Tui',
        field: 'email',
        message: `Kea (ID ${known.id}) has this email address. Add that ID to the row to change this buyer, or create a second buyer on the New impact buyer screen.`,
      }),
    ]);
    const { outcome: again } = await files.bringIn(`id,name,email\n${known.id},Tui,kea@example.nz\n`, admin);
    expect(again).toMatchObject({ changed: 1, refused: 0 });
  });
});
