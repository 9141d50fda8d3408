import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { Category } from '../directory/categories/category.entity.js';
import { subCategoryFields } from '../directory/categories/category.fields.js';
import { SubCategory } from '../directory/categories/sub-category.entity.js';
import { LearnMoreFile } from '../directory/suppliers/learn-more-file.entity.js';
import { Supplier } from '../directory/suppliers/supplier.entity.js';
import {
  learnMoreFields,
  testimonialFields,
  workExampleFields,
} from '../directory/suppliers/supplier-children.fields.js';
import { Testimonial } from '../directory/suppliers/testimonial.entity.js';
import { WorkExample } from '../directory/suppliers/work-example.entity.js';
import type { Changed } from './parallel-changes.js';

type Given = Record<string, unknown>;
const post = (path: string) => ({ method: 'POST' as const, path });

export interface Rows extends Changed {
  entity: EntityTarget<ObjectLiteral>;
  rows: NonNullable<Changed['rows']>;
  of: EntityTarget<ObjectLiteral>;
  /** The property with the id of the record that the rows belong to. */
  link: string;
  row: (index: number) => Given;
  given: (index: number) => Given;
}

/** Rows that belong to one record, with enough of them to make fifty changes. */
export const ROWS: Rows[] = [
  {
    typeName: 'Supplier',
    rows: { list: 'workExamples', wire: 'ourWork' },
    entity: WorkExample,
    of: Supplier,
    link: 'supplierId',
    fields: workExampleFields,
    row: (position) => ({ position, type: 'image', imageUrl: '/api/files/demo/a.jpg' }),
    // The row has a picture and no video.
    given: (index) => ({ position: 100 + index, type: undefined, videoUrl: undefined }),
    rest: post('business/update'),
  },
  {
    typeName: 'Supplier',
    rows: { list: 'testimonials', wire: 'testimonial' },
    entity: Testimonial,
    of: Supplier,
    link: 'supplierId',
    fields: testimonialFields,
    row: (position) => ({ position, fullName: 'Ana', message: 'Great', visible: false }),
    given: (index) => ({ position: 100 + index }),
    rest: post('business/update'),
  },
  {
    typeName: 'Supplier',
    rows: { list: 'learnMoreFiles', wire: 'learnMore' },
    entity: LearnMoreFile,
    of: Supplier,
    link: 'supplierId',
    fields: learnMoreFields,
    row: (position) => ({ position, title: 'Prices', fileLink: '/api/files/demo/a.pdf' }),
    given: (index) => ({ position: 100 + index }),
    rest: post('business/update'),
  },
  {
    typeName: 'Category',
    rows: { list: 'children', wire: 'children' },
    entity: SubCategory,
    of: Category,
    link: 'categoryId',
    fields: subCategoryFields,
    row: (index) => ({ name: `Trade ${index}` }),
    given: (index) => ({ name: `Renamed ${index}` }),
    rest: post('category/update'),
  },
];
