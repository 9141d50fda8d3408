import { BADGE_SIZES, type BadgeSize } from '../../../shared/badge-sizes.js';
import { LANGUAGE_TAGS } from '../../platform/language.js';
import { PRODUCT_NAME } from '../../platform/product.js';
import { xmlText } from '../../platform/xml-text.js';
import type { BadgeAppearance, BadgeKind } from './badge.input.js';
import type { BadgeFacts } from './badge.read-model.js';
import { paintCss } from './badge-colors.js';
import { leafShape, mark, textLine } from './badge-parts.js';
import { type BadgeTexts, badgeTexts } from './badge-texts.js';
import { sizeFitting } from './fit-text.js';

/** System fonts: a picture on another site cannot load fonts. */
const FACES = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** A coast in the morning along the bottom of a card. */
const COAST =
  '<circle class="sun" cx="284" cy="176" r="17"/>' +
  '<path class="far" d="M0 181 41 167l30 8 41-16 26 10 44-9 36 15 41-8 28 7 40-11 33 9v46H0Z"/>' +
  '<path class="middle" d="M0 189c30-11 51-12 81-4s41-8 64-9c30-2 45 14 73 15 31 1 48-15 81-13 27 2 39 12 61 8v32H0Z"/>' +
  '<path class="near" d="M0 200c38-7 68 0 97 4 62 9 96-2 150-5 45-3 77 6 113 3v16H0Z"/>';

interface Figure {
  x: number;
  width: number;
  figure: string;
  label: string;
  paint: 'money' | 'brand';
}

const figuresOf = (texts: BadgeTexts, [first, second]: readonly [Place, Place]): readonly Figure[] => [
  { ...first, figure: texts.dollars, label: texts.given, paint: 'money' },
  { ...second, figure: texts.hours, label: texts.hoursLabel, paint: 'brand' },
];
type Place = Pick<Figure, 'x' | 'width'>;

/** Returns both figures in the same size, each with its label below. */
function figureLines(figures: readonly Figure[], y: number, sizes: readonly [number, ...number[]]): string {
  const size = Math.min(...figures.map(({ figure, width }) => sizeFitting(figure, width, sizes)));
  const lines = figures.map(
    ({ x, width, figure, label, paint }) =>
      textLine(figure, { x, y, size, width, paint, heavy: true }) +
      textLine(label, {
        x,
        y: y + 18,
        size: sizeFitting(label, width, [12, 11.5, 11]),
        width,
        paint: 'quiet',
      }),
  );
  return lines.join('');
}

const DRAWN: Record<BadgeSize, (facts: BadgeFacts, texts: BadgeTexts) => string> = {
  card: ({ name }, texts) =>
    mark(20, 17, 26) +
    textLine(PRODUCT_NAME, { x: 52, y: 37, size: 18, width: 120, paint: 'brand', heavy: true }) +
    `<text class="accent" x="340" y="36" font-size="12" font-weight="600" text-anchor="end">${xmlText(texts.eyebrow)}</text>` +
    textLine(name, { x: 20, y: 76, size: 17, width: 320, paint: 'ink', heavy: true }) +
    figureLines(
      figuresOf(texts, [
        { x: 20, width: 166 },
        { x: 200, width: 142 },
      ]),
      118,
      [26, 23, 20, 17],
    ),
  compact: (_, texts) =>
    mark(17, 15, 34) +
    figureLines(
      figuresOf(texts, [
        { x: 64, width: 118 },
        { x: 200, width: 144 },
      ]),
      30,
      [19, 17, 15, 13],
    ),
};

/**
 * Returns the badge as a self-contained SVG: it loads no font, picture or script, and all user text is
 * escaped. Screen readers read it out if the picture is part of a page.
 */
export function drawBadge(
  kind: BadgeKind,
  facts: BadgeFacts,
  { lang, theme, size }: BadgeAppearance,
): string {
  const texts = badgeTexts(kind, facts, lang);
  const { width, height } = BADGE_SIZES[size];
  const shape = size === 'card' ? leafShape(width, height, 5, 28) : leafShape(width, height, 4, 18);
  const coast =
    size === 'card'
      ? `<clipPath id="uplift-card"><path d="${shape}"/></clipPath><g clip-path="url(#uplift-card)">${COAST}</g>`
      : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" lang="${LANGUAGE_TAGS[lang]}" aria-labelledby="uplift-title uplift-desc" font-family="${FACES}">` +
    `<title id="uplift-title">${xmlText(texts.title)}</title><desc id="uplift-desc">${xmlText(texts.sentence)}</desc>` +
    `<style>.edge{fill:none}${paintCss(theme)}</style>` +
    `<path class="ground" d="${shape}"/>${coast}<path class="edge" d="${shape}"/>` +
    `${DRAWN[size](facts, texts)}</svg>`
  );
}
