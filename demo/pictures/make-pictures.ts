import sharp from 'sharp';
import { DOCUMENTS } from '../documents/documents.js';
import { plainPdf } from '../documents/plain-pdf.js';
import { type Shape, sceneSvg } from './compose.js';
import { LOGO_LETTERS, logoSvg } from './logos.js';
import { CAUSE_SCENES } from './motifs/cause-scenes.js';
import { OFFICE_SCENES } from './motifs/office-scenes.js';
import { PEOPLE_SCENES } from './motifs/people-scenes.js';
import { PROPERTY_SCENES } from './motifs/property-scenes.js';
import type { Scene, TradeScenes } from './motifs/scene.js';
import * as names from './picture-names.js';
import { grainTile, render } from './render.js';

/** Stores a file of the demo under its name. */
export type StoreFile = (name: string, bytes: Buffer, contentType: string) => Promise<void>;

/** A stored file of the demo. */
export interface StoredPicture {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** A picture still to be drawn. */
export interface PlannedPicture {
  readonly name: string;
  readonly svg: () => string;
}

/** The three scenes of each trade, by its slug. */
export const TRADE_SCENES: Readonly<Record<string, TradeScenes>> = {
  ...PROPERTY_SCENES,
  ...PEOPLE_SCENES,
  ...OFFICE_SCENES,
};

const planned = (name: string, scene: Scene, shape: Shape): PlannedPicture => ({
  name,
  svg: () => sceneSvg(scene, shape, name),
});

/** Returns all pictures of the demo, in the order in which they are drawn. */
export function plannedPictures(): PlannedPicture[] {
  const trades = Object.entries(TRADE_SCENES).flatMap(([trade, scenes]) => [
    planned(names.categoryName(trade), scenes[0], 'tile'),
    ...names.VARIANTS.flatMap((variant) => {
      const scene = scenes[variant - 1] ?? scenes[0];
      return [
        planned(names.profileName(trade, variant), scene, 'profile'),
        planned(names.workName(trade, variant, 'Landscape'), scene, 'landscape'),
        planned(names.workName(trade, variant, 'Portrait'), scene, 'portrait'),
      ];
    }),
  ]);
  const banners = names.BANNER_TRADES.flatMap((trade) => {
    const scene = TRADE_SCENES[trade]?.[0];
    return scene === undefined
      ? []
      : [
          planned(names.bannerName(trade), scene, 'banner'),
          planned(names.mobileBannerName(trade), scene, 'square'),
        ];
  });
  const causes = CAUSE_SCENES.map((scene, index) => planned(names.causeName(index + 1), scene, 'profile'));
  const logos = LOGO_LETTERS.flatMap((letter) =>
    Array.from({ length: names.LOGO_SCHEMES }, (_, index) => ({
      name: `logo-${letter}-${index + 1}.webp`,
      svg: () => logoSvg(letter, index + 1),
    })),
  );
  return [...trades, ...banners, ...causes, ...logos];
}

/** The number of pictures that are drawn in parallel. */
const LANES = 4;

/**
 * Makes all pictures and documents of the demo and passes each to `keep`. It takes seconds, and each run
 * makes the same files.
 */
export async function makePictures(keep: StoreFile): Promise<StoredPicture[]> {
  const grain = await grainTile();
  const queue = plannedPictures();
  const stored: StoredPicture[] = [];
  const store = async (name: string, bytes: Buffer, contentType: string) => {
    await keep(name, bytes, contentType);
    stored.push({ name, contentType, bytes: bytes.length });
  };
  // Several small pictures at once are faster than one picture on several threads.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    const lane = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        await store(next.name, await render(next.svg(), grain), 'image/webp');
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    // After a failure, the other lanes stop as well.
    queue.length = 0;
    sharp.concurrency(threads);
  }
  for (const { name, title, lines } of DOCUMENTS)
    await store(name, plainPdf(title, lines), 'application/pdf');
  return stored.sort((a, b) => a.name.localeCompare(b.name));
}
