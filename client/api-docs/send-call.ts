import type { TryItCall } from '../../shared/try-it-call';

/** The response to a call, or the reason why it was not sent. */
export type SentCall = { response: Response } | { problem: string };

/** Sends a call with the values of its form. Cookies are neither sent nor stored. */
export async function sendCall(call: TryItCall, values: FormData, token: string): Promise<SentCall> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (call.takesKey) headers['idempotency-key'] = crypto.randomUUID();
  let body: BodyInit | undefined;
  if (call.file) {
    body = new FormData();
    body.append('file', values.get('file') ?? '');
  } else if (call.body !== undefined) {
    body = String(values.get('body'));
    const fault = jsonFault(body);
    if (fault) return { problem: `The body is not valid JSON: ${fault}` };
    headers['content-type'] = 'application/json';
  }
  try {
    const method = call.method.toUpperCase();
    return { response: await fetch(addressOf(call, values), { method, headers, body, credentials: 'omit' }) };
  } catch (error) {
    return { problem: `The request was not sent: ${(error as Error).message}` };
  }
}

function addressOf({ path, parameters }: TryItCall, values: FormData): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, place } of parameters) {
    const value = String(values.get(`${place}:${name}`) ?? '');
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '') query.append(name, value);
  }
  return `/api${address}${query.size > 0 ? `?${query}` : ''}`;
}

function jsonFault(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
