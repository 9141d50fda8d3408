import sharp from 'sharp';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { pdf } from './testing/documents.js';
import { picture } from './testing/pictures.js';
import { fetchFile, sendFile } from './testing/send-file.js';

describe('preview pictures for shared links', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  it.each(['png', 'jpeg', 'webp'] as const)(
    'a %s has a JPEG of one size that other sites can embed',
    async (kind) => {
      const { url } = (await sendFile(uplift, admin, 'profileImages', await picture(kind))).json();
      const answer = await fetchFile(uplift, `${url}/preview.jpg`);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
      const known = { 'if-none-match': `W/${answer.headers.etag}` };
      expect((await fetchFile(uplift, `${url}/preview.jpg`, known)).statusCode).toBe(304);
    },
  );

  it('do not exist for documents and missing files', async () => {
    const { url } = (await sendFile(uplift, admin, 'learnMore', pdf(), { name: 'a.pdf' })).json();
    for (const of of [
      url,
      '/files/profileImages/none.webp',
      '/files/..%2F/jwt-secret.png',
      '/files/learnMore/x.png',
    ])
      expect([of, (await fetchFile(uplift, `${of}/preview.jpg`)).statusCode]).toEqual([of, 404]);
  });
});
