import { SERVICES_LIST_ID } from '../demo-records.js';
import { DOCUMENTS } from '../documents/documents.js';
import { fileAddress, VARIANTS, workName } from '../pictures/picture-names.js';
import { Random } from '../random.js';
import type { Row } from '../row.js';
import type { SupplierFacts } from '../supplier-facts.js';
import { person } from '../texts/people.js';
import supplierTexts from '../texts/supplier-texts.json' with { type: 'json' };
import { TRADES } from '../trades/all-trades.js';

const VIDEOS = [
  'dQw4w9WgXcQ',
  'aqz-KE-bpKQ',
  'jNQXAC9IVRw',
  'eRsGyueVLvQ',
  'R6MlUcmOul8',
  'YE7VzlLtp-4',
] as const;

/** The category id of each trade, which is its position in the list. Ids start at 1. */
const CATEGORY_IDS = new Map(TRADES.map((trade, index) => [trade.slug, index + 1]));
/** The first sub category id of each trade. */
const FIRST_SUB_CATEGORY = new Map<string, number>();
let nextSubCategory = 1;
for (const trade of TRADES) {
  FIRST_SUB_CATEGORY.set(trade.slug, nextSubCategory);
  nextSubCategory += trade.subCategories.length;
}

/** A second category of some trades. */
const SECOND: Readonly<Record<string, string>> = {
  plumbing: 'building',
  electrical: 'technology',
  printing: 'marketing',
  catering: 'events',
  coffee: 'catering',
  furniture: 'building',
  painting: 'building',
  photography: 'events',
  events: 'travel',
  marketing: 'printing',
  clothing: 'printing',
  security: 'electrical',
  'pest-control': 'cleaning',
  cleaning: 'gardening',
};

interface Placing {
  readonly supplier_id: number;
  readonly category_id: number;
  readonly subCategoryIds: readonly number[];
}

function placings(supplier: SupplierFacts): Placing[] {
  const random = new Random(`categories ${supplier.id}`);
  const second = SECOND[supplier.trade.slug];
  const slugs = [supplier.trade.slug, ...(second !== undefined && random.chance(0.22) ? [second] : [])];
  return slugs.map((slug) => {
    const first = FIRST_SUB_CATEGORY.get(slug) ?? 1;
    const count = TRADES[(CATEGORY_IDS.get(slug) ?? 1) - 1]?.subCategories.length ?? 1;
    const ids = Array.from({ length: count }, (_, index) => first + index);
    return {
      supplier_id: supplier.id,
      category_id: CATEGORY_IDS.get(slug) ?? 1,
      subCategoryIds: random.sample(ids, random.int(1, 3)).sort((a, b) => a - b),
    };
  });
}

/** Returns the category under which the enquiries of a supplier are counted: the first of several. */
export const firstCategoryOf = (supplier: SupplierFacts): number =>
  Math.min(...placings(supplier).map(({ category_id }) => category_id));

export function* supplierCategoryRows(suppliers: readonly SupplierFacts[]): Generator<Row> {
  for (const supplier of suppliers) {
    for (const { supplier_id, category_id } of placings(supplier)) yield { supplier_id, category_id };
  }
}

export function* supplierSubCategoryRows(suppliers: readonly SupplierFacts[]): Generator<Row> {
  for (const supplier of suppliers) {
    for (const { supplier_id, subCategoryIds } of placings(supplier)) {
      for (const sub_category_id of subCategoryIds) yield { supplier_id, sub_category_id };
    }
  }
}

/** Yields up to six pictures, sometimes a video. No supplier shows the same picture or caption twice. */
export function* workExampleRows(suppliers: readonly SupplierFacts[]): Generator<Row> {
  let id = 0;
  for (const supplier of suppliers) {
    if (supplier.id === SERVICES_LIST_ID) continue;
    const random = new Random(`work ${supplier.id}`);
    const count =
      supplier.id < SERVICES_LIST_ID
        ? random.int(3, 6)
        : random.weighted({ 0: 14, 2: 20, 3: 30, 4: 22, 5: 14 });
    const captions = random.sample(supplier.trade.work, 6);
    const shapes = random.sample(
      VARIANTS.flatMap((variant) => [
        { variant, orientation: 'Landscape' as const },
        { variant, orientation: 'Portrait' as const },
      ]),
      Number(count),
    );
    for (const [position, shape] of shapes.entries()) {
      id += 1;
      const video = position > 0 && random.chance(0.07) ? random.pick(VIDEOS) : null;
      yield {
        id,
        supplier_id: supplier.id,
        position,
        type: video === null ? 'image' : 'video',
        description: captions[position] ?? null,
        image_url:
          video === null
            ? fileAddress(workName(supplier.trade.slug, shape.variant, shape.orientation))
            : null,
        image_orientation: video === null ? shape.orientation : null,
        video_url: video === null ? null : `https://www.youtube.com/watch?v=${video}`,
        video_id: video,
        created_at: new Date(supplier.joined),
        updated_at: new Date(supplier.joined),
      };
    }
  }
}

/** Yields up to six testimonials. Some are hidden until approved, and one may be featured. */
export function* testimonialRows(suppliers: readonly SupplierFacts[], now: number): Generator<Row> {
  let id = 0;
  for (const supplier of suppliers) {
    if (supplier.id === SERVICES_LIST_ID) continue;
    const random = new Random(`praise ${supplier.id}`);
    const count =
      supplier.id < SERVICES_LIST_ID
        ? random.int(3, 6)
        : Number(random.weighted({ 0: 18, 1: 18, 2: 24, 3: 22, 4: 12, 5: 6 }));
    const own = random.sample(supplier.trade.praise, Math.ceil(count / 2));
    const messages = [...own, ...random.sample(supplierTexts.generalPraise, count - own.length)];
    const featured = random.chance(0.55) ? 0 : -1;
    for (const [position, message] of messages.entries()) {
      id += 1;
      const author = person(random);
      const row = {
        id,
        supplier_id: supplier.id,
        full_name: random.chance(0.7) ? author.fullName : `${author.given} ${author.family.charAt(0)}.`,
        message,
        visible: position === featured || random.chance(0.84),
        featured: position === featured,
        position,
        created_at: new Date(supplier.joined + random.next() * (now - supplier.joined)),
      };
      yield { ...row, updated_at: row.created_at };
    }
  }
}

/** Yields one or two documents for one supplier in six. */
export function* learnMoreRows(suppliers: readonly SupplierFacts[], now: number): Generator<Row> {
  let id = 0;
  for (const supplier of suppliers) {
    const random = new Random(`papers ${supplier.id}`);
    if (supplier.id === SERVICES_LIST_ID || (!random.chance(0.16) && supplier.id >= SERVICES_LIST_ID))
      continue;
    for (const [position, paper] of random.sample(DOCUMENTS, random.int(1, 2)).entries()) {
      id += 1;
      const downloads = random.int(0, 60);
      yield {
        id,
        supplier_id: supplier.id,
        title: paper.title,
        file_link: fileAddress(paper.name),
        position,
        downloads,
        last_downloaded_at: downloads > 0 ? new Date(now - random.next() * 200 * 86_400_000) : null,
        created_at: new Date(supplier.joined),
        updated_at: new Date(supplier.joined),
      };
    }
  }
}
