import { createClient } from 'graphql-ws';
import pg from 'pg';
import { WebSocket } from 'ws';
import { median } from './report.js';

const CHANGES = 200;
const MAX_MS = 1000;

const WATCH = 'subscription { leadChanges { ids } }';
const CHANGE =
  'mutation ($id: Int!, $weight: Int!) { updateLead(id: $id, input: { weight: $weight }) { id } }';
const PAIR = `INSERT INTO lead (impact_buyer_id, supplier_id, from_type, status, weight)
  SELECT b.id, s.id, 'Impact Buyer', 'Card Created', 0 FROM
    (SELECT id FROM impact_buyer ORDER BY id LIMIT 1) b, (SELECT id FROM supplier ORDER BY id DESC LIMIT 1) s
  RETURNING id`;

/** Subscribes to changes of leads as staff at this process. */
function watch(url: string, token: string | null) {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: token },
    retryAttempts: 0,
  });
  let onEvent: () => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    client.subscribe({ query: WATCH }, { next: () => onEvent(), error: reject, complete: () => undefined });
  });
  return {
    next: () => Promise.race([failed, new Promise<void>((resolve) => (onEvent = resolve))]),
    stop: () => client.dispose(),
  };
}

/**
 * Measures the delay of live changes: the milliseconds from a request to one process until the event for a
 * subscriber of another. Removes the written data. Returns a table.
 */
export async function measureLive(
  databaseUrl: string,
  { product, other }: { product: string; other: string },
  token: string | null,
): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(PAIR);
  const id = rows[0]?.id;
  const change = async (weight: number) => {
    const response = await fetch(`${product}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: CHANGE, variables: { id, weight } }),
    });
    const { errors } = (await response.json()) as { errors?: object[] };
    if (errors) throw new Error(JSON.stringify(errors));
  };
  const watcher = watch(other, token);
  try {
    const took: number[] = [];
    // The first ones are sent while the connection is being opened.
    for (let count = -5; count < CHANGES; count++) {
      const nextEvent = watcher.next();
      const began = performance.now();
      await change((count + 10) % 11);
      await (count < 0
        ? Promise.race([nextEvent, new Promise((resolve) => setTimeout(resolve, 500))])
        : nextEvent);
      if (count >= 0) took.push(performance.now() - began);
    }
    took.sort((one, another) => one - another);
    const worst = took.at(-1) ?? 0;
    const figures = [median(took), took[Math.floor(took.length * 0.95)] ?? 0, worst].map((ms) =>
      ms.toFixed(0),
    );
    const heading = 'a change reaches another process   median ms  95 % ms  worst ms  required';
    const line = [
      `${CHANGES} changes of a lead`.padEnd(35),
      (figures[0] ?? '').padStart(9),
      (figures[1] ?? '').padStart(9),
      (figures[2] ?? '').padStart(10),
      `${MAX_MS}  ${worst < MAX_MS ? 'ok' : 'above'}`.padStart(12),
    ].join('');
    return [heading, '-'.repeat(heading.length), line].join('\n');
  } finally {
    await watcher.stop();
    await client.query('DELETE FROM lead WHERE id = $1', [id]);
    await client.query(`DELETE FROM activity WHERE subject_type = 'lead' AND subject_id = $1`, [id]);
    await client.end();
  }
}
