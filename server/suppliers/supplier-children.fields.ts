import type { FieldsOf } from '../platform/records/field.js';
import { choice, filledIn, flag, line, link, orNull, text, whole } from '../platform/records/field-kinds.js';
import type { LearnMoreFile } from './learn-more-file.entity.js';
import { open, type SupplierViewer } from './supplier.rights.js';
import type { Testimonial } from './testimonial.entity.js';
import type { WorkExample } from './work-example.entity.js';

const child = {
  id: { ...link, ...open, wire: 'id' },
  supplierId: { ...link, ...open, wire: 'business_id' },
  position: { ...whole(0, 1_000_000), ...open, wire: 'idx' },
} as const;

export const workExampleFields = {
  ...child,
  type: { ...choice(['image', 'video'], String), ...open, wire: 'type' },
  description: { ...text(100), ...open, wire: 'description' },
  imageUrl: { ...line(500), ...open, wire: 'imageUrl' },
  imageOrientation: {
    ...orNull(choice(['Portrait', 'Landscape'], String)),
    ...open,
    wire: 'imageOrientation',
  },
  videoUrl: { ...line(500), ...open, wire: 'videoUrl' },
  videoId: { ...line(11), ...open, wire: 'videoID' },
} satisfies FieldsOf<WorkExample, SupplierViewer>;

export const learnMoreFields = {
  ...child,
  title: { ...filledIn(line(200)), ...open, wire: 'title' },
  fileLink: { ...filledIn(line(500)), ...open, wire: 'fileLink' },
} satisfies FieldsOf<Omit<LearnMoreFile, 'downloads' | 'lastDownloadedAt'>, SupplierViewer>;

export const testimonialFields = {
  ...child,
  fullName: { ...filledIn(line(200)), ...open, wire: 'fullName' },
  message: { ...filledIn(text(225)), ...open, wire: 'message' },
  visible: { ...flag, ...open, wire: 'visible' },
  featured: { ...flag, ...open, wire: 'featured' },
} satisfies FieldsOf<Omit<Testimonial, 'createdAt'>, SupplierViewer>;
