import { DAY } from '../calendar.js';
import { causeName, fileAddress } from '../pictures/picture-names.js';
import { Random } from '../random.js';
import type { Row } from '../row.js';
import { slug } from '../texts/business-names.js';

/** The name, status and description of each cause. The first is that of the demo sign-in. */
const CAUSES: readonly (readonly [string, string, string])[] = [
  [
    'Youth Trust (Impact an Area)',
    'Approved & Live',
    'Mentors, after-school places and first jobs for young people, in the area that each sale comes from.',
  ],
  [
    'Community Projects (Impacts Overall)',
    'Approved & Live',
    'A shared fund for gardens, halls and helping hands all over the country, decided by a panel of locals every quarter.',
  ],
  [
    'Neighbourhood Kai (Impact an Area)',
    'Approved & Live',
    'Community pantries and cooking classes close to where the money was spent.',
  ],
  [
    'Tūī Reading Together',
    'Approved & Live',
    'Volunteers who read one to one with children, and a book of their own to take home.',
  ],
  [
    'Kererū Forest Restoration',
    'Approved & Live',
    'Trapping, planting and tracks, so that the bush is loud with birds again.',
  ],
  ['Harbour Sea Scouts', 'Approved & Live', 'Kayaks, cutters and courage for eight to eighteen year olds.'],
  [
    'Warm Homes Whānau Fund',
    'Approved & Live',
    'Curtains, insulation and heating for families with small children.',
  ],
  ['Second Chance Bikes', 'Approved & Live', 'Old bikes repaired by teenagers, for neighbours who need one.'],
  [
    'Matariki Music School',
    'Approved & Live',
    'Free instruments and lessons for children who would otherwise miss out.',
  ],
  [
    'Companion Visits for Elders',
    'Approved & Live',
    'A weekly visit and a hot drink for older people who live alone.',
  ],
  ['Southern Surf Rescue Juniors', 'Paused / Live', 'Beach safety and rescue training for under-fourteens.'],
  [
    'Mountain Search Volunteers',
    'Drafting',
    'Radios, training and warm gear for people who go out when others go missing.',
  ],
];

/** The causes that a customer can choose. */
export const LIVE_CAUSE_IDS = CAUSES.flatMap(([, status], index) =>
  status === 'Approved & Live' ? [index + 1] : [],
);

/** Yields twelve good causes: two that impact an area, one that impacts overall. */
export function* goodCauseRows(now: number): Generator<Row> {
  for (const [index, [name, status, description]] of CAUSES.entries()) {
    const random = new Random(`cause ${index + 1}`);
    const created = new Date(Date.parse('2017-08-01T00:00:00Z') + index * 40 * DAY);
    yield {
      id: index + 1,
      name,
      status,
      image_url: fileAddress(causeName(index + 1)),
      link_key: status === 'Drafting' ? null : random.key(32),
      description,
      website: `https://www.${slug(name.replace(/\(.*\)/, '')).replaceAll('-', '')}.example`,
      created_at: created,
      updated_at: new Date(Math.min(created.getTime() + 900 * DAY, now)),
    };
  }
}
