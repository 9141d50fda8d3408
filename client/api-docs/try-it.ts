import type { TryItCall } from '../../shared/try-it-call';
import { element } from './element';
import { sendCall } from './send-call';
import { showAnswer } from './show-answer';

/*
 * The script of the API reference: sends a call with the values that the user fills in. The token stays in this tab.
 */

const TOKEN_KEY = 'uplift-api-docs-token';
const token = document.querySelector<HTMLInputElement>('#token');

function rememberToken(input: HTMLInputElement): void {
  input.value = sessionStorage.getItem(TOKEN_KEY) ?? '';
  input.addEventListener('input', () => sessionStorage.setItem(TOKEN_KEY, input.value.trim()));
}

/** Returns a field with its label above it. */
function labelled(label: string, field: HTMLElement): HTMLLabelElement {
  return element('label', { className: 'try-field' }, element('span', { textContent: label }), field);
}

function parameterField({ name, place, required, example }: TryItCall['parameters'][number]) {
  const input = element('input', { name: `${place}:${name}`, value: example, required, autocomplete: 'off' });
  return labelled(`${name} (${place}${required ? '' : ', optional'})`, input);
}

function bodyField({ body, file }: TryItCall): HTMLElement[] {
  if (file) return [labelled('file', element('input', { name: 'file', type: 'file', required: true }))];
  if (body === undefined) return [];
  const rows = Math.min(body.split('\n').length + 1, 16);
  return [
    labelled('Body (JSON)', element('textarea', { name: 'body', value: body, rows, spellcheck: false })),
  ];
}

/** Adds the form of a call to its place on the page. */
function addForm(place: HTMLElement, call: TryItCall): void {
  const button = element('button', { type: 'submit', textContent: 'Send' });
  const answer = element('div', { className: 'try-answer' });
  answer.setAttribute('role', 'status');
  answer.textContent = 'The response appears here.';
  const form = element(
    'form',
    { className: 'try-form' },
    ...call.parameters.map(parameterField),
    ...bodyField(call),
  );
  if (call.method !== 'get')
    form.append(element('p', { className: 'try-note', textContent: 'This changes real data.' }));
  form.append(button);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    answer.textContent = 'Sending …';
    const sent = await sendCall(call, new FormData(form), token?.value.trim() ?? '');
    await showAnswer(answer, sent);
    button.disabled = false;
    button.focus();
  });
  place.append(form, answer);
}

if (token) rememberToken(token);
for (const place of document.querySelectorAll<HTMLDetailsElement>('details.try'))
  place.addEventListener('toggle', () => addForm(place, JSON.parse(place.dataset.call ?? '')), {
    once: true,
  });
document.documentElement.classList.add('tries');
