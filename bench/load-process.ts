import autocannon, { type Request } from 'autocannon';

/** A request to the load generator, which is a separate process. */
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
    // Each connection starts at another place in the list, so that they do not all send the same request at
    // the same time.
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
