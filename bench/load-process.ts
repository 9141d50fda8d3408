import autocannon, { type Request } from 'autocannon';

/** What the load generator, a process of its own, is asked and answers. */
export interface LoadOrder {
  url: string;
  requests: Request[];
  connections: number;
  seconds: number;
}
export interface Load {
  requests: number;
  requestsPerSecond: number;
  p99: number;
}
export type LoadAnswer = { load: Load } | { failed: string };

process.on('message', (order: LoadOrder) => {
  generate(order).then(
    (answer) => process.send?.(answer),
    (error: Error) => process.send?.({ failed: error.message }),
  );
});

async function generate({ url, requests, connections, seconds }: LoadOrder): Promise<LoadAnswer> {
  let started = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests,
    // Each connection starts elsewhere in the list, so that not all ask the same at the same time.
    setupClient: (client) => {
      const first = Math.floor((started++ * requests.length) / connections);
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  });
  const wrong = result.errors + result.timeouts + result.non2xx;
  if (wrong > 0) return { failed: `${wrong} of ${result.requests.total} requests to ${url} failed.` };
  return {
    load: {
      requests: result.requests.total,
      requestsPerSecond: result.requests.total / result.duration,
      p99: result.latency.p99,
    },
  };
}
