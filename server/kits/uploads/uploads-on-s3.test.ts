import { pictureSources } from '../../../shared/picture-address.js';
import { removeUnusedFilesJob } from '../../app/file-columns.js';
import { type S3Server, startS3Server } from '../../platform/files/testing/s3-server.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { picture } from './testing/pictures.js';
import { fetchFile, sendFile } from './testing/send-file.js';

describe('uploads in an S3 bucket R317', () => {
  let s3: S3Server;
  let uplift: TestUplift;
  beforeAll(async () => {
    s3 = await startS3Server();
    uplift = await TestUplift.start(s3.env);
  });
  afterAll(async () => {
    await uplift.stop();
    await s3.stop();
  });

  it('are stored, served in each size, and removed', async () => {
    const admin = await uplift.user({ roles: ['Admin'] });
    const { url } = (await sendFile(uplift, admin, 'workItemImages', await picture('jpeg'))).json();
    const smaller =
      pictureSources(url)
        ?.split(', ')
        .map((each) => each.split(' ')) ?? [];
    expect(smaller.map(([, width]) => width)).toEqual(['400w', '800w']);
    const addresses = [url, ...smaller.map(([address]) => address)];
    const statuses = () =>
      Promise.all(addresses.map(async (address) => (await fetchFile(uplift, address)).statusCode));
    expect(await statuses()).toEqual([200, 200, 200]);

    await uplift.app.database.manager.query(
      `UPDATE stored_file SET unused_since = now() - interval '25 hours'`,
    );
    await removeUnusedFilesJob.run(uplift.app);
    expect(await statuses()).toEqual([404, 404, 404]);
  });
});

it.each(['/files/demo/plumbing-1.webp', 'https://elsewhere.example/a-600x400.png', '/files/learnMore/a.pdf'])(
  'no other sizes are requested for %s',
  (address) => {
    expect(pictureSources(address)).toBeUndefined();
  },
);
