import type { FieldsOf } from '../../kits/records/field.js';
import {
  choice,
  filledIn,
  flag,
  line,
  link,
  orNull,
  text,
  wholeNumber,
} from '../../kits/records/field-kinds.js';
import { uploaded } from '../../kits/uploads/upload-folders.js';
import type { LearnMoreFile } from './learn-more-file.entity.js';
import { profile, publicStaffEditable, type SupplierViewer } from './supplier.rights.js';
import type { Testimonial } from './testimonial.entity.js';
import type { WorkExample } from './work-example.entity.js';
import { ImageOrientationEnum, WorkExampleTypeEnum } from './work-example.states.js';

type ServerManaged = 'createdAt' | 'updatedAt';

const fixed = { sees: publicStaffEditable.sees, changes: [] } as const;
const child = {
  id: { ...link, ...fixed, graphql: null, wire: 'id', meaning: 'The id of the row.' },
  supplierId: { ...link, ...fixed, graphql: null, wire: 'business_id', meaning: 'The id of the supplier.' },
} as const;
const position = wholeNumber(0, 1_000_000);

/** The fields of a work example: a picture or video of the supplier’s work (R060). */
export const workExampleFields = {
  ...child,
  position: {
    ...position,
    ...profile,
    wire: 'idx',
    meaning: 'The position among the work examples of the supplier, from 0. Lower positions come first.',
  },
  type: {
    ...choice(['image', 'video'], WorkExampleTypeEnum),
    ...profile,
    wire: 'type',
    meaning: 'The kind of work example: a picture or a video.',
  },
  description: {
    ...text(100, 'Max 100 characters.'),
    ...profile,
    wire: 'description',
    meaning: 'The caption, of up to 100 characters.',
  },
  imageUrl: {
    ...uploaded('workItemImages'),
    ...profile,
    wire: 'imageUrl',
    meaning: 'The address of the picture, relative to the site. Null if there is no picture.',
  },
  imageOrientation: {
    ...orNull(choice(['Portrait', 'Landscape'], ImageOrientationEnum)),
    ...profile,
    wire: 'imageOrientation',
    meaning: 'The orientation of the picture. Null if it is not known.',
  },
  videoUrl: {
    ...line(500),
    ...profile,
    wire: 'videoUrl',
    meaning: 'The address of the video on YouTube. Null if there is no video.',
  },
  videoId: {
    ...line(11),
    ...fixed,
    graphql: null,
    wire: 'videoID',
    meaning: 'The 11 characters that identify the video on YouTube. Null if there is no video.',
  },
} satisfies FieldsOf<Omit<WorkExample, ServerManaged>, SupplierViewer>;

/** The fields of a file to learn more from (R066). */
export const learnMoreFields = {
  ...child,
  position: {
    ...position,
    ...publicStaffEditable,
    wire: 'idx',
    meaning: 'The position among the files of the supplier, from 0. Lower positions come first.',
  },
  title: { ...filledIn(line(100)), ...publicStaffEditable, wire: 'title', meaning: 'The title of the file.' },
  fileLink: {
    ...filledIn(uploaded('learnMore')),
    ...publicStaffEditable,
    wire: 'fileLink',
    meaning: 'The address of the file.',
  },
} satisfies FieldsOf<Omit<LearnMoreFile, 'downloads' | 'lastDownloadedAt' | ServerManaged>, SupplierViewer>;

/**
 * The fields of a testimonial: only staff edit the text (R101), the supplier’s own user chooses whether it is
 * public (R088).
 */
export const testimonialFields = {
  ...child,
  position: {
    ...position,
    ...profile,
    wire: 'idx',
    meaning: 'The position among the testimonials of the supplier, from 0. Lower positions come first.',
  },
  fullName: {
    ...filledIn(line(100)),
    ...publicStaffEditable,
    wire: 'fullName',
    meaning: 'The full name of the customer.',
  },
  message: {
    ...filledIn(text(225, 'Max 225 characters.')),
    ...publicStaffEditable,
    wire: 'message',
    meaning: 'The text of the testimonial, of up to 225 characters.',
  },
  visible: { ...flag, ...profile, wire: 'visible', meaning: 'True if the testimonial is public.' },
  featured: {
    ...flag,
    ...profile,
    wire: 'featured',
    meaning: 'True if the testimonial is featured. A featured testimonial is always public.',
  },
} satisfies FieldsOf<Omit<Testimonial, ServerManaged>, SupplierViewer>;
