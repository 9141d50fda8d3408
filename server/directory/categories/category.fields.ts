import { personalFieldsOf } from '../../kits/records/changes-schema.js';
import type { ChangesTo, FieldRights, FieldsOf } from '../../kits/records/field.js';
import { filledIn, line, orNull, wholeNumber } from '../../kits/records/field-kinds.js';
import type { RecordKind } from '../../kits/records/update-record.js';
import { uploaded } from '../../kits/uploads/upload-folders.js';
import { Category } from './category.entity.js';
import type { SubCategory } from './sub-category.entity.js';

/** The roles of viewers of a category. */
export type CategoryViewer = 'Admin' | 'Visitor';

/** Public fields that only staff change (R286, R315). */
const open = {
  sees: ['Admin', 'Visitor'],
  changes: ['Admin'],
} as const satisfies FieldRights<CategoryViewer>;

type ServerManaged = 'id' | 'stems' | 'position' | 'version' | 'createdAt' | 'updatedAt';

/** Every field of a category. */
export const categoryFields = {
  name: {
    ...filledIn(line(100), 'Category Name is required'),
    ...open,
    wire: 'name',
    meaning: 'The name of the category.',
  },
  imageUrl: { ...uploaded('categoryImages'), ...open, wire: 'imageUrl' },
  storageId: {
    ...line(200),
    ...open,
    wire: 'firebase_id',
    meaning: 'The id of the folder of its picture, for integrations.',
  },
} as const satisfies FieldsOf<Omit<Category, ServerManaged>, CategoryViewer>;

/** Every field of a sub category. */
export const subCategoryFields = {
  name: {
    ...filledIn(line(100), 'Sub Category Name is required'),
    ...open,
    wire: 'name',
    meaning: 'The name of the sub category.',
  },
} as const satisfies FieldsOf<Pick<SubCategory, 'name'>, CategoryViewer>;

/** The same fields with the position, which changes when the sub category is moved (R287). */
export const placedSubCategoryFields = {
  ...subCategoryFields,
  position: {
    ...orNull(wholeNumber(0, 1_000_000)),
    sees: open.sees,
    changes: [],
    graphql: null,
    wire: 'position',
  },
} as const satisfies FieldsOf<Pick<SubCategory, 'name' | 'position'>, CategoryViewer>;

export type CategoryChanges = ChangesTo<typeof categoryFields>;

export const categoryRecords: RecordKind<Category> = {
  entity: Category,
  subject: 'category',
  onPages: true,
  personalFields: personalFieldsOf(categoryFields),
};
