import type { FieldsOf } from '../platform/records/field.js';
import { choice, filledIn, flag, line, link, orNull, text, whole } from '../platform/records/field-kinds.js';
import { uploaded } from '../uploads/upload-field.js';
import type { LearnMoreFile } from './learn-more-file.entity.js';
import { open, profile, type SupplierViewer } from './supplier.rights.js';
import { ImageOrientationEnum, WorkExampleTypeEnum } from './supplier-profile.type.js';
import type { Testimonial } from './testimonial.entity.js';
import type { WorkExample } from './work-example.entity.js';

const fixed = { sees: open.sees, changes: [] } as const;
const child = {
  id: { ...link, ...fixed, graphql: null, wire: 'id' },
  supplierId: { ...link, ...fixed, graphql: null, wire: 'business_id' },
} as const;
const position = whole(0, 1_000_000);

/** Pictures and videos of its work (R060). */
export const workExampleFields = {
  ...child,
  position: { ...position, ...profile, wire: 'idx' },
  type: { ...choice(['image', 'video'], WorkExampleTypeEnum), ...profile, wire: 'type' },
  description: { ...text(100, 'Max 100 characters.'), ...profile, wire: 'description' },
  imageUrl: { ...uploaded('workItemImages'), ...profile, wire: 'imageUrl' },
  imageOrientation: {
    ...orNull(choice(['Portrait', 'Landscape'], ImageOrientationEnum)),
    ...profile,
    wire: 'imageOrientation',
  },
  videoUrl: { ...line(500), ...profile, wire: 'videoUrl', meaning: 'On YouTube.' },
  videoId: { ...line(11), ...fixed, graphql: null, wire: 'videoID' },
} satisfies FieldsOf<WorkExample, SupplierViewer>;

/** Files to learn more from (R066). */
export const learnMoreFields = {
  ...child,
  position: { ...position, ...open, wire: 'idx' },
  title: { ...filledIn(line(100)), ...open, wire: 'title' },
  fileLink: { ...filledIn(uploaded('learnMore')), ...open, wire: 'fileLink' },
} satisfies FieldsOf<Omit<LearnMoreFile, 'downloads' | 'lastDownloadedAt'>, SupplierViewer>;

/** What customers say: only staff edit the text (R101), its own user says what is shown (R088). */
export const testimonialFields = {
  ...child,
  position: { ...position, ...profile, wire: 'idx' },
  fullName: { ...filledIn(line(100)), ...open, wire: 'fullName' },
  message: { ...filledIn(text(225, 'Max 225 characters.')), ...open, wire: 'message' },
  visible: { ...flag, ...profile, wire: 'visible' },
  featured: { ...flag, ...profile, wire: 'featured' },
} satisfies FieldsOf<Omit<Testimonial, 'createdAt'>, SupplierViewer>;
