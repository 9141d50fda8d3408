/** Marks a part that came with the page, and whose code has not come yet. */
export const WAITING = 'data-waiting';

/** What such a part is told whenever somebody does something to it. */
export const PART_USED = 'uplift:part-used';

/** What was pressed in each part before its code came, in order; a form itself where it is to be sent. */
type Pressed = Map<Element, HTMLElement[]>;

/** Filled by the head script, and emptied by the parts once their code is here. */
export function pressedEarly(): Pressed {
  const held = window as typeof window & { upliftPressedEarly?: Pressed };
  held.upliftPressedEarly ??= new Map();
  return held.upliftPressedEarly;
}
