/**
 * A node replaced by a browser's translator, which puts an element in place of each text. React still holds the text:
 * without these two links it could neither change nor remove it, and the whole page would crash.
 */
interface Translated extends Node {
  /** The element shown in place of this text. */
  upliftPlaceholder?: Element;
  /** The text that this element replaces. */
  upliftOriginal?: Text;
}

const PLACEHOLDER = 'FONT';

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isPlaceholder = (node: Node | null | undefined): node is Element => node?.nodeName === PLACEHOLDER;

/** Returns the shown form of a node: the node itself, or the element in its place. */
const shown = (node: Node): Node => {
  const { upliftPlaceholder: placeholder } = node as Translated;
  return placeholder?.isConnected && !node.isConnected ? placeholder : node;
};

function unlink(placeholder: Translated): void {
  if (placeholder.upliftOriginal) (placeholder.upliftOriginal as Translated).upliftPlaceholder = undefined;
  placeholder.upliftOriginal = undefined;
}

function restore(text: Translated): void {
  const placeholder = shown(text);
  if (placeholder === text) return;
  unlink(placeholder);
  (placeholder as Element).replaceWith(text);
}

/** Restores the original texts below a node, before React compares them with its rendering. */
export function restoreTexts(root: Element): void {
  for (const placeholder of root.querySelectorAll(PLACEHOLDER)) {
    const { upliftOriginal: text } = placeholder as Translated;
    if (text) restore(text);
  }
}

function noteReplaced({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): Text[] {
  return [...removedNodes].filter(isText).filter((text: Translated) => {
    const placeholder = [...addedNodes, nextSibling, previousSibling].find(
      (node): node is Element => isPlaceholder(node) && !(node as Translated).upliftOriginal,
    );
    if (!placeholder || text.isConnected) return false;
    text.upliftPlaceholder = placeholder;
    (placeholder as Translated).upliftOriginal = text as Text;
    return true;
  });
}

/**
 * Keeps pages working while a translator is active: a replaced text is removed together with its replacement, nodes can
 * be inserted before it, and it is shown again once it changes. Must be called before anything is rendered.
 */
export function keepTranslatedTexts(): void {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) restore(target);
  });
  new MutationObserver((records) => {
    for (const record of records)
      if (record.removedNodes.length > 0)
        for (const text of noteReplaced(record)) changes.observe(text, { characterData: true });
  }).observe(document, { childList: true, subtree: true });

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  /** Removes the replacement of a text that is moved elsewhere. */
  const leavePlace = (node: Node, before?: Node | null) => {
    const placeholder = shown(node);
    if (placeholder === node) return;
    unlink(placeholder);
    // A translator that restores the original removes its replacement itself.
    if (placeholder !== before) placeholder.parentNode?.removeChild(placeholder);
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !isText(child)) return removeChild.call(this, child) as T;
    const placeholder = shown(child);
    if (placeholder.parentNode === this) {
      unlink(placeholder);
      removeChild.call(this, placeholder);
    }
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    leavePlace(node, before);
    if (!before || before.parentNode === this || !isText(before))
      return insertBefore.call(this, node, before) as T;
    const place = shown(before);
    return insertBefore.call(this, node, place.parentNode === this ? place : null) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    leavePlace(node);
    return appendChild.call(this, node) as T;
  };
}
