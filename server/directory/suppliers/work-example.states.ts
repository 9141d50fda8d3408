import { registerEnumType } from 'type-graphql';

export const WorkExampleTypeEnum = { IMAGE: 'image', VIDEO: 'video' } as const;
registerEnumType(WorkExampleTypeEnum, {
  name: 'WorkExampleType',
  valuesConfig: {
    IMAGE: { description: 'An uploaded picture.' },
    VIDEO: { description: 'A video on YouTube.' },
  },
  description: 'The kind of a work example.',
});
export const ImageOrientationEnum = { PORTRAIT: 'Portrait', LANDSCAPE: 'Landscape' } as const;
registerEnumType(ImageOrientationEnum, {
  name: 'ImageOrientation',
  valuesConfig: {
    PORTRAIT: { description: 'Higher than wide.' },
    LANDSCAPE: { description: 'Wider than high.' },
  },
  description: 'The orientation of a picture.',
});
