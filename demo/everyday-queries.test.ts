import 'reflect-metadata';
import type { Database } from '../server/platform/database/database.js';
import { EVERYDAY_QUERIES, wrongAnswers } from './everyday-queries.js';
import { openDemoDatabase } from './testing/demo-database.js';

const ALL = [...EVERYDAY_QUERIES.values()].flat();

describe('everyday search queries', () => {
  let database: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ database, close } = await openDemoDatabase());
  });
  afterAll(() => close());

  it('find the right trade and place in at least 95 of 100 queries A169', async () => {
    const wrong = await wrongAnswers(database, ALL);
    const share = 1 - wrong.length / ALL.length;
    expect({ wrong: share < 0.95 ? wrong : [], queries: ALL.length >= 200 }).toEqual({
      wrong: [],
      queries: true,
    });
  });

  it('find no supplier for meaningless queries A169', async () => {
    const meaningless = EVERYDAY_QUERIES.get('without meaning') ?? [];
    expect(meaningless.length).toBeGreaterThan(20);
    const wrong = await wrongAnswers(database, meaningless);
    expect(wrong.length / meaningless.length <= 0.05 ? [] : wrong).toEqual([]);
  });
});
