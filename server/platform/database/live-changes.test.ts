import type { Announcement } from './announcement.js';
import type { Database } from './database.js';
import type { ListenerOptions } from './database-listener.js';
import { LiveChanges } from './live-changes.js';

type Listening = Pick<ListenerOptions, 'onMessage' | 'listening' | 'lost'>;

const lead = { noun: 'lead', ids: [7], owners: null } as const;
const isLead = ({ noun }: Announcement) => noun === 'lead';
const isTask = ({ noun }: Announcement) => noun === 'task';

/** Starts live changes on a connection that sends what the test tells it to, when the test tells it to. */
function start() {
  let on: Listening | undefined;
  const database = {
    listen: (options: Listening) => {
      on = options;
      return { stop: async () => undefined };
    },
  };
  const live = new LiveChanges(database as unknown as Database);
  live.hear(() => undefined);
  return {
    live,
    connect: () => on?.listening(),
    lose: () => on?.lost(),
    announce: () => on?.onMessage(JSON.stringify(lead)),
  };
}

describe('quiet period of live changes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('starts after three connected seconds without a change R215', () => {
    const { live, connect, lose } = start();
    expect(live.wasQuiet(isLead)).toBe(false);
    connect();
    expect(live.wasQuiet(isLead)).toBe(false);
    jest.advanceTimersByTime(3001);
    expect(live.wasQuiet(isLead)).toBe(true);
    lose();
    expect(live.wasQuiet(isLead)).toBe(false);
  });

  it('is interrupted for three seconds by a change that concerns the subscriber R215', () => {
    const { live, connect, announce } = start();
    connect();
    jest.advanceTimersByTime(5000);
    announce();
    expect([live.wasQuiet(isLead), live.wasQuiet(isTask)]).toEqual([false, true]);
    jest.advanceTimersByTime(2900);
    expect(live.wasQuiet(isLead)).toBe(false);
    jest.advanceTimersByTime(200);
    expect(live.wasQuiet(isLead)).toBe(true);
  });
});
