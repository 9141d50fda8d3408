import type { RequestContext } from '../../../platform/request-context.js';
import type { TestUplift, TestUser } from '../../../testing/test-uplift.js';

/** Returns the context of use cases for this user. */
export async function contextFor(uplift: TestUplift, { id }: TestUser): Promise<RequestContext> {
  const user = await uplift.app.users.byId(uplift.app.database, id);
  if (!user) throw new Error('There is no such user.');
  return { ...uplift.context(), actor: { kind: 'user', user, sessionId: 'test' } };
}

/** Returns the stored task. */
export async function storedTask(uplift: TestUplift, id: number) {
  const [task] = await uplift.app.database.manager.query('SELECT * FROM task WHERE id = $1', [id]);
  return task;
}
