import { youTubeId } from '../../../shared/youtube.js';
import { LearnMoreFile } from './learn-more-file.entity.js';
import { type ChildKind, ChildProblem } from './save-supplier-children.js';
import { learnMoreFields, testimonialFields, workExampleFields } from './supplier-children.fields.js';
import { Testimonial } from './testimonial.entity.js';
import { WorkExample } from './work-example.entity.js';

const NOT_YOUTUBE = 'Please enter the address of a video on YouTube.';

/** Completes a work example: a video is identified by its id, a picture by its address (R080). */
function completeWorkExample(row: Partial<WorkExample>): Partial<WorkExample> {
  if (row.type !== 'video') {
    if (!row.imageUrl) throw new ChildProblem('imageUrl', 'Please add a picture.');
    return { ...row, videoUrl: null, videoId: null };
  }
  const videoId = youTubeId(row.videoUrl);
  if (!videoId) throw new ChildProblem('videoUrl', NOT_YOUTUBE);
  return { ...row, videoId, imageOrientation: null };
}

export const workExamples: ChildKind<WorkExample> = {
  entity: WorkExample,
  fields: workExampleFields,
  list: 'workExamples',
  called: 'This work example',
  adds: ['Admin', 'Supplier'],
  deletes: ['Admin', 'Supplier'],
  required: ['type'],
  complete: completeWorkExample,
};

export const testimonials: ChildKind<Testimonial> = {
  entity: Testimonial,
  fields: testimonialFields,
  list: 'testimonials',
  called: 'This testimonial',
  adds: ['Admin'],
  deletes: ['Admin', 'Supplier'],
  required: ['fullName', 'message'],
  // A featured testimonial is always public (R100).
  complete: (row) => (row.featured ? { ...row, visible: true } : row),
};

export const learnMoreFiles: ChildKind<LearnMoreFile> = {
  entity: LearnMoreFile,
  fields: learnMoreFields,
  list: 'learnMoreFiles',
  called: 'This file',
  adds: ['Admin'],
  deletes: ['Admin'],
  required: ['title', 'fileLink'],
  complete: (row) => row,
};
