import { element } from './element';
import type { SentCall } from './send-call';

const LONGEST_TEXT = 50_000;
const TEXT = /json|^text\//;

/** Shows the status, headers and body of a response, or the reason why there is none. */
export async function showAnswer(place: HTMLElement, sent: SentCall): Promise<void> {
  if ('problem' in sent)
    return place.replaceChildren(element('p', { className: 'try-problem', textContent: sent.problem }));
  const { response } = sent;
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  place.replaceChildren(
    element('p', {
      className: 'try-status',
      textContent: `${response.status} ${response.statusText}`.trim(),
    }),
    element('details', {}, element('summary', { textContent: 'Headers' }), preformatted(headers)),
    preformatted(await bodyOf(response)),
  );
}

const preformatted = (text: string) =>
  element('pre', { tabIndex: 0 }, element('code', { textContent: text }));

async function bodyOf(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  const bytes = await response.arrayBuffer().catch(() => null);
  if (!bytes) return 'The connection was lost before the whole response arrived.';
  if (bytes.byteLength === 0) return 'The response has no body.';
  if (!TEXT.test(type))
    return `${bytes.byteLength.toLocaleString('en-NZ')} bytes of ${type || 'an unknown type'}`;
  const text = indented(new TextDecoder().decode(bytes));
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}\n… and more` : text;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
