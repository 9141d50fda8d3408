/** Marks a server-rendered part whose code has not loaded yet. */
export const WAITING = 'data-waiting';

/** The event that such a part receives for each user event in it. */
export const PART_USED = 'uplift:part-used';

/** Elements pressed in each part before its code loaded, in order; the form itself for a submission. */
type Pressed = Map<Element, HTMLElement[]>;

/** Returns the map that the head script fills, and that the parts empty once their code has loaded. */
export function earlyPresses(): Pressed {
  const held = window as typeof window & { upliftPressedEarly?: Pressed };
  held.upliftPressedEarly ??= new Map();
  return held.upliftPressedEarly;
}
