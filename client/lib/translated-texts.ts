/**
 * A node replaced by a browser's translator, which puts an element in place of each text. React still holds the text:
 * without these two links it could neither change nor remove it, and the whole page would crash.
 */
interface Translated extends Node {
  /** The element shown in place of this text. */
  upliftStandIn?: Element;
  /** The text that this element replaces. */
  upliftOriginal?: Text;
}

const STAND_IN = 'FONT';

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isStandIn = (node: Node | null | undefined): node is Element => node?.nodeName === STAND_IN;

/** Returns the shown form of a node: the node itself, or the element in its place. */
const shown = (node: Node): Node => {
  const { upliftStandIn: standIn } = node as Translated;
  return standIn?.isConnected && !node.isConnected ? standIn : node;
};

function forget(standIn: Translated): void {
  if (standIn.upliftOriginal) (standIn.upliftOriginal as Translated).upliftStandIn = undefined;
  standIn.upliftOriginal = undefined;
}

function putBack(text: Translated): void {
  const standIn = shown(text);
  if (standIn === text) return;
  forget(standIn);
  (standIn as Element).replaceWith(text);
}

/** Restores the original texts below a node, before React compares them with its rendering. */
export function putBackTexts(root: Element): void {
  for (const standIn of root.querySelectorAll(STAND_IN)) {
    const { upliftOriginal: text } = standIn as Translated;
    if (text) putBack(text);
  }
}

function noteReplaced({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): Text[] {
  return [...removedNodes].filter(isText).filter((text: Translated) => {
    const standIn = [...addedNodes, nextSibling, previousSibling].find(
      (node): node is Element => isStandIn(node) && !(node as Translated).upliftOriginal,
    );
    if (!standIn || text.isConnected) return false;
    text.upliftStandIn = standIn;
    (standIn as Translated).upliftOriginal = text as Text;
    return true;
  });
}

/**
 * Keeps pages working while a translator is active: a replaced text is removed together with its replacement, nodes can
 * be inserted before it, and it is shown again once it changes. Must be called before anything is rendered.
 */
export function keepTranslatedTexts(): void {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) putBack(target);
  });
  new MutationObserver((records) => {
    for (const record of records)
      if (record.removedNodes.length > 0)
        for (const text of noteReplaced(record)) changes.observe(text, { characterData: true });
  }).observe(document, { childList: true, subtree: true });

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  /** Removes the replacement of a text that is moved elsewhere. */
  const leavePlace = (node: Node, before?: Node | null) => {
    const standIn = shown(node);
    if (standIn === node) return;
    forget(standIn);
    // A translator that restores the original removes its replacement itself.
    if (standIn !== before) standIn.parentNode?.removeChild(standIn);
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !isText(child)) return removeChild.call(this, child) as T;
    const standIn = shown(child);
    if (standIn.parentNode === this) {
      forget(standIn);
      removeChild.call(this, standIn);
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
