import type { ChartColor, ChartPaint } from './chart-colors';

/** An entry of the legend in the picture. */
export type ImageLegend = {
  label: string;
  value: string;
  color: ChartColor;
  before?: boolean;
  /** True for lines, whose colour differs from that of areas. */
  line?: boolean;
};

type Picture = {
  title: string;
  /** The owner and period of the figures, below the title. */
  about: string;
  svg: SVGSVGElement;
  legend: readonly ImageLegend[];
  /** True for one entry on each line, below a pie; otherwise side by side. */
  listed: boolean;
  paint: ChartPaint;
};

const SCALE = 2;
const EDGE = 24;
const LEAST_WIDTH = 480;
const LINE = { title: 24, legend: 20 };

/** Draws the shapes of an SVG without its texts, since an image cannot use the fonts of the page. */
async function shapesOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const text of copy.querySelectorAll('text')) text.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** Draws the texts at their places in the SVG, in the fonts of the page. */
function drawTexts(canvas: CanvasRenderingContext2D, svg: SVGSVGElement, left: number, top: number) {
  const origin = svg.getScreenCTM()?.inverse();
  for (const text of svg.querySelectorAll('text')) {
    const at = text.getScreenCTM();
    const look = getComputedStyle(text);
    if (!origin || !at || !text.textContent || look.opacity === '0') continue;
    const { a, b, c, d, e, f } = origin.multiply(at);
    canvas.save();
    canvas.transform(a, b, c, d, e + left, f + top);
    canvas.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
    canvas.fillStyle = look.fill;
    canvas.textAlign = look.textAnchor === 'middle' ? 'center' : look.textAnchor === 'end' ? 'right' : 'left';
    const central = look.dominantBaseline === 'central' || look.dominantBaseline === 'middle';
    canvas.textBaseline = central ? 'middle' : look.dominantBaseline === 'auto' ? 'alphabetic' : 'hanging';
    canvas.fillText(text.textContent, text.x.baseVal[0]?.value ?? 0, text.y.baseVal[0]?.value ?? 0);
    canvas.restore();
  }
}

/** Breaks text into lines of at most that width. */
function linesOf(canvas: CanvasRenderingContext2D, words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && canvas.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the text of an entry; a name that is too long is shortened, not its value. */
function wordsOf(canvas: CanvasRenderingContext2D, { label, value }: ImageLegend, width: number): string {
  const words = (name: string) => (value ? `${name}: ${value}` : name);
  const fits = (name: string) => canvas.measureText(words(name)).width <= width;
  let short = label;
  while (short.length > 3 && !fits(short === label ? label : `${short}…`)) short = short.slice(0, -1).trim();
  return words(short === label ? label : `${short}…`);
}

/** Computes the positions of the legend's entries, and its number of lines. */
function placesOf(canvas: CanvasRenderingContext2D, { legend, listed }: Picture, width: number) {
  let [x, row] = [0, 0];
  const places = legend.map((entry, at) => {
    const words = wordsOf(canvas, entry, width - 18);
    const taken = 18 + canvas.measureText(words).width + 18;
    if (at > 0 && (listed || x + taken > width)) [x, row] = [0, row + 1];
    const place = { ...entry, words, x, row };
    x += taken;
    return place;
  });
  return { places, lines: legend.length > 0 ? row + 1 : 0 };
}

/** Returns a chart as a PNG of twice its size, with its title, its legend and its background, as it is shown. */
export async function chartPng(picture: Picture): Promise<Blob> {
  const { svg, title, about, paint } = picture;
  const [drawn, high] = [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))];
  const width = Math.max(drawn, LEAST_WIDTH);
  const element = document.createElement('canvas');
  const canvas = element.getContext('2d');
  if (!canvas) throw new Error('Your browser can’t create this image. Try a different browser.');
  const family = getComputedStyle(svg).fontFamily;
  const fonts = { title: `600 18px ${family}`, legend: `400 13px ${family}` };
  canvas.font = fonts.title;
  const titles = linesOf(canvas, title, width);
  canvas.font = fonts.legend;
  const abouts = linesOf(canvas, about, width);
  const { places, lines } = placesOf(canvas, picture, width);
  const shapes = await shapesOf(svg);
  const head = EDGE + titles.length * LINE.title + abouts.length * LINE.legend;
  const top = head + (lines > 0 ? lines * LINE.legend + 8 : 0) + 12;
  // Setting its size clears a canvas and its settings.
  element.width = (width + 2 * EDGE) * SCALE;
  element.height = (top + high + EDGE) * SCALE;
  canvas.scale(SCALE, SCALE);
  canvas.fillStyle = paint.ground;
  canvas.fillRect(0, 0, element.width, element.height);
  canvas.textBaseline = 'middle';
  canvas.fillStyle = paint.ink;
  canvas.font = fonts.title;
  titles.forEach((words, at) => void canvas.fillText(words, EDGE, EDGE + (at + 0.5) * LINE.title));
  canvas.font = fonts.legend;
  canvas.fillStyle = paint.text;
  abouts.forEach(
    (words, at) => void canvas.fillText(words, EDGE, head - (abouts.length - at - 0.5) * LINE.legend),
  );
  for (const { words, color, before, line, x, row } of places) {
    const y = head + 8 + (row + 0.5) * LINE.legend;
    canvas.fillStyle = before ? paint.base : line ? paint.outline(color) : paint.fill(color);
    if (before) for (const dash of [0, 7]) canvas.fillRect(EDGE + x + dash, y - 1, 5, 2);
    else if (line) canvas.fillRect(EDGE + x, y - 1, 12, 2);
    else canvas.fillRect(EDGE + x, y - 5, 10, 10);
    canvas.fillStyle = paint.text;
    canvas.fillText(words, EDGE + x + 18, y);
  }
  const left = EDGE + (width - drawn) / 2;
  canvas.drawImage(shapes, left, top, drawn, high);
  drawTexts(canvas, svg, left, top);
  return new Promise((resolve, reject) =>
    element.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Couldn’t create the image.'))),
      'image/png',
    ),
  );
}
