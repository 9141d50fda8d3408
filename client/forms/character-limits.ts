import { characterCount, firstCharacters } from '../../shared/text-length';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** The limit of a field and its previous number of characters, while the browser's own limit is lifted. */
type Lifted = { max: number; held: number };

const lifted = new WeakMap<TextBox, Lifted>();

const isTextBox = (target: EventTarget | null): target is TextBox =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function lift(box: TextBox): void {
  if (box.maxLength < 0 || lifted.has(box)) return;
  lifted.set(box, { max: box.maxLength, held: characterCount(box.value) });
  box.removeAttribute('maxlength');
}

/** Sets the value with the native setter, bypassing React's, so that React detects the change and informs the form. */
function write(box: TextBox, value: string): void {
  const { prototype } = box instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(box, value);
}

/** Restores the limit, and removes the characters beyond it from the inserted text; returns true if there were any. */
function restoreLimit(box: TextBox): boolean {
  const limit = lifted.get(box);
  if (!limit) return false;
  lifted.delete(box);
  box.maxLength = limit.max;
  const beyond = characterCount(box.value) - Math.max(limit.max, limit.held);
  if (beyond <= 0) return false;
  // Fields for addresses do not expose the position of the caret.
  const caret = box.selectionStart ?? box.value.length;
  const before = box.value.slice(0, caret);
  const shortened = firstCharacters(before, characterCount(before) - beyond);
  write(box, shortened + box.value.slice(caret));
  if (box.selectionStart !== null) box.setSelectionRange(shortened.length, shortened.length);
  return true;
}

/**
 * Makes `maxlength` of every field count characters as users see them: browsers count UTF-16 code units, and so stop
 * early, or cut an emoji in two. Their limit is lifted during insertions.
 */
export function countCharactersInFields(page: Document): void {
  const on = (type: string, listener: (box: TextBox, event: InputEvent) => void) =>
    page.addEventListener(
      type,
      (event) => {
        if (isTextBox(event.target)) listener(event.target, event as InputEvent);
      },
      { capture: true },
    );
  on('beforeinput', (box, { isComposing }) => {
    lift(box);
    // If the insertion is refused, no further event follows.
    if (!isComposing) setTimeout(() => restoreLimit(box));
  });
  on('compositionstart', lift);
  on('input', (box, { isComposing }) => {
    if (!isComposing) restoreLimit(box);
  });
  on('compositionend', (box) => {
    if (restoreLimit(box)) box.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
