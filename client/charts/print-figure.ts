/** The attribute of elements that are hidden while one figure is printed. */
const UNPRINTED = 'data-unprinted';
const RULE = `@media print { [${UNPRINTED}] { display: none !important; } }`;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Returns all elements outside the path from the page to the figure. */
function besides(figure: Element): Element[] {
  const { parentElement } = figure;
  if (!parentElement || figure === document.body) return [];
  const beside = [...parentElement.children].filter((each) => each !== figure);
  return [...beside, ...besides(parentElement)];
}

/** Switches the page to print colours; the returned function switches back. Drawings handle their own colours. */
export function inPrintColors(): () => void {
  const root = document.documentElement;
  if (!root.classList.contains('dark')) return () => {};
  const { colorScheme } = root.style;
  const change = (mode: 'add' | 'remove', scheme: string) => {
    root.classList[mode]('dark');
    root.style.colorScheme = scheme;
  };
  change('remove', 'light');
  return () => change('add', colorScheme);
}

/** Prints a figure alone and leaves the page as it was. */
export async function printFigure(figure: Element): Promise<void> {
  const hidden = besides(figure);
  const style = Object.assign(document.createElement('style'), { textContent: RULE });
  for (const each of hidden) each.setAttribute(UNPRINTED, '');
  document.head.append(style);
  const inFormerColors = inPrintColors();
  // The chart is drawn again in these colours.
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  await new Promise<void>((resolve) => {
    // Only some browsers wait here until printing has ended.
    addEventListener('afterprint', () => resolve(), { once: true });
    window.print();
  });
  for (const each of hidden) each.removeAttribute(UNPRINTED);
  style.remove();
  inFormerColors();
}
