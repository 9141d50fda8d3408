import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Session } from '../graphql/session';
import { userWith } from '../testing/users';
import { UploadFailure, uploadFile } from './upload-file';

type Answer = (request: IncomingMessage, body: string, response: ServerResponse) => void;

/** Starts a real server, of another origin than the page. */
async function serve(answer: Answer) {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization');
    if (request.method === 'OPTIONS') return response.end();
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => answer(request, Buffer.concat(parts).toString('latin1'), response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  });
  return `http://127.0.0.1:${port}/api/files/profileImages`;
}
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const stored = {
  url: '/files/a.jpg',
  width: 600,
  height: 400,
  contentType: 'image/jpeg',
  size: 3,
  name: 'a.jpg',
};
const picture = new Blob(['abc'], { type: 'image/jpeg' });
const answerJson = (response: ServerResponse, status: number, body: object) => {
  response.statusCode = status;
  response.end(JSON.stringify(body));
};

function signedIn(token = 'fresh') {
  const session = new Session(null);
  session.adopt({ accessToken: token, user: userWith([]) });
  return session;
}

it('sends the file as `file` of a form with the token and reports progress', async () => {
  const seen: string[] = [];
  const shares: number[] = [];
  const address = await serve((request, body, response) => {
    seen.push(String(request.headers.authorization), body);
    answerJson(response, 200, stored);
  });
  const options = { name: 'a.jpg', onProgress: (share: number) => shares.push(share) };
  expect(await uploadFile(signedIn(), address, picture, options)).toEqual(stored);
  expect(seen[0]).toBe('Bearer fresh');
  expect(seen[1]).toMatch(/name="file"; filename="a.jpg"\r\nContent-Type: image\/jpeg\r\n\r\nabc/);
  expect(shares.at(-1)).toBe(1);
});

it('renews an expired token once and retries R311', async () => {
  const session = signedIn('old');
  session.renew = async () => {
    session.adopt({ accessToken: 'new', user: userWith([]) });
    return true;
  };
  const tokens: unknown[] = [];
  const address = await serve((request, _, response) => {
    tokens.push(request.headers.authorization);
    if (tokens.length === 1)
      answerJson(response, 401, { code: 'UNAUTHENTICATED', message: 'Please sign in.' });
    else answerJson(response, 200, stored);
  });
  expect((await uploadFile(session, address, picture, { name: 'a.jpg' })).url).toBe('/files/a.jpg');
  expect(tokens).toEqual(['Bearer old', 'Bearer new']);
});

it.each([
  [400, { message: 'This is no picture.' }, 'This is no picture.', false],
  [413, { message: 'This is too large.' }, 'This is too large.', false],
  [429, { message: 'Too many attempts.' }, 'Too many attempts.', true],
  [500, { message: 'x' }, 'Something went wrong on our side. Try again in a moment.', true],
  [503, { message: 'Files cannot be reached.' }, 'Files cannot be reached.', true],
  [507, { message: 'There is no room.' }, 'There is no room.', true],
  [200, {}, 'Something went wrong on our side. Try again in a moment.', true],
])('describes status %i and whether a retry may help', async (status, body, message, again) => {
  const address = await serve((_, __, response) => answerJson(response, status, body));
  const failure: UploadFailure = await uploadFile(signedIn(), address, picture, { name: 'a.jpg' }).then(
    () => {
      throw new Error('It was taken.');
    },
    (error) => error,
  );
  expect(failure).toBeInstanceOf(UploadFailure);
  expect([failure.message, failure.again]).toEqual([message, again]);
});

it('can be aborted', async () => {
  const control = new AbortController();
  const address = await serve(() => control.abort());
  const sending = uploadFile(signedIn(), address, picture, { name: 'a.jpg', signal: control.signal });
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
});
