/**
 * Returns the element with the focus: whether it is marked by a complete ring, and where it is visible. It
 * runs in the page, so it uses nothing else of this file.
 */
export async function focusVisibility() {
  // Content comes into view with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // A busy machine may start a transition later than that: the link to the content would still cover the
  // content after it.
  for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const marked = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  // Checkboxes are drawn beside the input, cards around the link.
  const beside = [...(element.parentElement?.children ?? [])].map((each) => getComputedStyle(each));
  const box = element.getBoundingClientRect();
  // Parts of a drawing are marked by a line around their shape.
  const outlined =
    element instanceof SVGElement &&
    [...element.children].some((shape) => getComputedStyle(shape).stroke !== 'none');
  // The ring of a card is drawn by the overlay of its link.
  const over = getComputedStyle(element, '::after');
  const card = element instanceof HTMLElement && marked(over) ? element.offsetParent : null;
  const [ring, ringed] = card ? [over, card.getBoundingClientRect()] : [getComputedStyle(element), box];
  const beyond = Number.parseFloat(ring.outlineOffset) + Number.parseFloat(ring.outlineWidth) - 0.5;
  const cutBy = (around: Element) => {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === 'visible' && overflowY === 'visible') return false;
    const edge = around.getBoundingClientRect();
    return (
      ringed.left - beyond < edge.left ||
      ringed.right + beyond > edge.right ||
      ringed.top - beyond < edge.top ||
      ringed.bottom + beyond > edge.bottom
    );
  };
  const whole = () => {
    for (let at = card ?? element.parentElement; at && at !== document.body; at = at.parentElement)
      if (cutBy(at)) return false;
    return true;
  };
  const middle = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim();
  const name = words || element.getAttribute('name') || '';
  const skipLink = element.getAttribute('href') === '#content';
  const first = skipLink && document.body.dataset.begun === 'true';
  document.body.dataset.begun = 'true';
  return {
    name,
    first,
    // The skip link is visible only while it has the focus.
    ring:
      skipLink ||
      outlined ||
      ([getComputedStyle(element), over, ...beside].some(marked) && (!marked(ring) || whole())),
    /** True if another element covers it, such as a bar at an edge of the window. */
    covered: Boolean(middle && !element.contains(middle) && !middle.contains(element)),
    frame: element instanceof HTMLIFrameElement,
    inSight: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}
