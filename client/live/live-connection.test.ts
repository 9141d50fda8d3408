import { parse } from 'graphql';
import { Session } from '../graphql/session';
import { createLiveConnection } from './live-connection';
import { setLive } from './live-state';

jest.mock('./live-state', () => ({ setLive: jest.fn() }));

/** A fake server that accepts every connection, and answers pings until it falls silent. */
class Socket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static opened: Socket[] = [];
  static silent = false;
  readyState = Socket.OPEN;
  onopen = () => undefined as unknown;
  onmessage = (_: { data: string }) => undefined as unknown;
  onclose: ((event: object) => unknown) | null = null;
  onerror: unknown = null;
  constructor() {
    Socket.opened.push(this);
    setTimeout(() => this.onopen(), 1);
  }
  send(message: string) {
    const { type } = JSON.parse(message);
    const answer = { connection_init: 'connection_ack', ping: 'pong' }[type as string];
    if (answer && !Socket.silent) setTimeout(() => this.onmessage({ data: `{"type":"${answer}"}` }), 1);
  }
  close(code: number, reason: string) {
    this.readyState = Socket.CLOSING;
    this.onclose?.({ code, reason });
  }
}

const MINUTE = 60_000;

describe('live connection', () => {
  const given = globalThis.WebSocket;
  let states: boolean[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { WebSocket: Socket });
    Socket.opened = [];
    Socket.silent = false;
    states = [];
    jest.mocked(setLive).mockImplementation((now) => void states.push(now));
  });
  afterEach(() => {
    Object.assign(globalThis, { WebSocket: given });
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  function watch() {
    const session = new Session(null);
    session.adopt({ accessToken: 'token', user: { id: 1 } as never });
    const link = createLiveConnection(session);
    const query = parse('subscription { leadChanges { ids } }');
    return link.request({ query, variables: {}, extensions: {} } as never).subscribe({});
  }

  it('stays open while the server answers, and reconnects after silence R215', async () => {
    const watching = watch();
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect([states, Socket.opened.length]).toEqual([[true], 1]);
    Socket.silent = true;
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(states).toContain(false);
    expect(Socket.opened.length).toBeGreaterThan(1);
    Socket.silent = false;
    await jest.advanceTimersByTimeAsync(2 * MINUTE);
    expect(states.at(-1)).toBe(true);
    watching.unsubscribe();
  });

  it('reconnects if the server accepts but never answers', async () => {
    Socket.silent = true;
    const watching = watch();
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(Socket.opened.length).toBeGreaterThan(1);
    expect(states).not.toContain(true);
    watching.unsubscribe();
  });
});
