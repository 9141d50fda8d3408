import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds without a change before a resized chart is drawn again (R283). */
const RESIZE_DEBOUNCE = 100;

/** Returns the width of a box in pixels: 0 before it is known, and the previous width while the box is hidden. */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
  const box = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const measure = () => setWidth((before) => element.clientWidth || before);
    measure();
    // Before the first painting, elements beside the box may change its width.
    let painted = false;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      if (!painted) {
        painted = true;
        return measure();
      }
      timer = setTimeout(measure, RESIZE_DEBOUNCE);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return [box, width];
}
