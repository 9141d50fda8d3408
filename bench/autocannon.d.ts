/** What the benchmark uses of it; the package brings no types. */
declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    body?: string;
    headers?: Record<string, string>;
  }
  interface Client {
    setRequests(requests: Request[]): void;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: Request[];
    setupClient?: (client: Client) => void;
  }
  interface Result {
    /** Seconds. */
    duration: number;
    requests: { total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
