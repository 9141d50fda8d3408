import { personalFieldsOf } from '../platform/records/changes-schema.js';
import type { ChangesTo, FieldRights, FieldsOf } from '../platform/records/field.js';
import { filledIn, line, orNull, whole } from '../platform/records/field-kinds.js';
import type { RecordKind } from '../platform/records/update-record.js';
import { uploaded } from '../uploads/upload-field.js';
import { Category } from './category.entity.js';
import type { SubCategory } from './sub-category.entity.js';

/** As whom one sees a category. */
export type CategoryViewer = 'Admin' | 'Visitor';

/** Everybody reads categories, staff say what they are (R286, R315). */
const open = {
  sees: ['Admin', 'Visitor'],
  changes: ['Admin'],
} as const satisfies FieldRights<CategoryViewer>;

type WrittenByServer = 'id' | 'stems' | 'position' | 'version' | 'createdAt' | 'updatedAt';

/** Every field of a category. */
export const categoryFields = {
  name: { ...filledIn(line(100), 'Category Name is required'), ...open, wire: 'name' },
  imageUrl: { ...uploaded('categoryImages'), ...open, wire: 'imageUrl' },
  storageId: { ...line(200), ...open, wire: 'firebase_id', meaning: 'The folder of its picture.' },
} as const satisfies FieldsOf<Omit<Category, WrittenByServer>, CategoryViewer>;

/** Every field of a sub category. */
export const subCategoryFields = {
  name: { ...filledIn(line(100), 'Sub Category Name is required'), ...open, wire: 'name' },
} as const satisfies FieldsOf<Pick<SubCategory, 'name'>, CategoryViewer>;

/** The same with its place, which is changed by moving it (R287). */
export const placedSubCategoryFields = {
  ...subCategoryFields,
  position: {
    ...orNull(whole(0, 1_000_000)),
    sees: open.sees,
    changes: [],
    graphql: null,
    wire: 'position',
  },
} as const satisfies FieldsOf<Pick<SubCategory, 'name' | 'position'>, CategoryViewer>;

export type CategoryChanges = ChangesTo<typeof categoryFields>;

/** Categories as they are kept. */
export const categoryRecords: RecordKind<Category> = {
  entity: Category,
  subject: 'category',
  onPages: true,
  personalFields: personalFieldsOf(categoryFields),
};
