import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { keepTranslatedTexts } from './translated-texts';

const { removeChild, insertBefore, appendChild } = Node.prototype;
beforeAll(keepTranslatedTexts);
afterAll(() => void Object.assign(Node.prototype, { removeChild, insertBefore, appendChild }));

/** Wraps each text in elements of its own, as a browser’s translator does. */
async function translate(root: Element = document.body): Promise<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `~${text.nodeValue}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  await act(async () => undefined);
}

let change: (step: number) => void = () => undefined;
function Sample() {
  const [step, setStep] = useState(0);
  change = (to) => act(() => setStep(to));
  return (
    <p role="note">
      {step === 1 && <b>new</b>}
      Hello {step === 2 ? null : 'Ana'}
      {step === 3 && <i>more</i>}
      {step === 4 ? ['c', 'b', 'a'] : ['a', 'b', 'c']} {step}
    </p>
  );
}
const words = () => screen.getByRole('note').textContent?.replace(/\s+/g, ' ');

it.each([
  [1, '~new|new', 'an element before a text'],
  [2, 'Hello', 'a text that goes'],
  [3, 'more', 'an element between texts'],
  [4, 'c', 'texts that change'],
])('step %i renders on a translated page: %s (%s)', async (step, part) => {
  render(<Sample />);
  await translate();
  change(step);
  await act(async () => undefined);
  expect(words()).toMatch(new RegExp(part));
  expect(words()).toContain(`${step}`);
  if (step === 2) expect(words()).not.toContain('Ana');
  change(0);
  await act(async () => undefined);
  expect(words()?.replaceAll('~', '')).toBe('Hello Anaabc 0');
});

it('a changed text replaces its translation', async () => {
  render(<Sample />);
  await translate();
  expect(words()).toContain('~0');
  change(7);
  await act(async () => undefined);
  expect(words()).toMatch(/ 7$/);
});

it('a translated part can unmount', async () => {
  const { unmount } = render(<Sample />);
  await translate();
  unmount();
  expect(screen.queryByRole('note')).toBeNull();
});

it('a translator can restore the texts', async () => {
  const place = document.body.appendChild(document.createElement('p'));
  const text = place.appendChild(document.createTextNode('Kia ora'));
  await translate(place);
  const placeholder = place.firstChild as Element;
  place.insertBefore(text, placeholder);
  placeholder.remove();
  expect(place.innerHTML).toBe('Kia ora');
  place.remove();
});
