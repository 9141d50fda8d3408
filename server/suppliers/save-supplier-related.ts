import type { Changes } from '../platform/activity/changes.js';
import { forbidden } from '../platform/errors.js';
import type { ForbiddenFields } from '../platform/records/permitted-changes.js';
import type { RequestContext } from '../platform/request-context.js';
import { saveChildren } from './save-supplier-children.js';
import { saveCategories } from './supplier-categories.js';
import { learnMoreFiles, testimonials, workExamples } from './supplier-children.js';
import type { SupplierRelated } from './supplier-input.js';

/** Whose rows are saved, and by whom. */
interface SavedFor {
  supplierId: number;
  isNew: boolean;
  keeper: string;
  forbiddenFields: ForbiddenFields;
}

/** Saves what hangs on a supplier, as far as it was sent; answers what has changed. */
export async function saveRelated(
  context: RequestContext,
  saved: SavedFor,
  related: SupplierRelated,
): Promise<Changes> {
  return {
    ...(await saveCategories(context, saved, categoriesFor(saved, related))),
    ...(related.workExamples && (await saveChildren(context, workExamples, saved, related.workExamples))),
    ...(related.testimonials && (await saveChildren(context, testimonials, saved, related.testimonials))),
    ...(related.learnMoreFiles &&
      (await saveChildren(context, learnMoreFiles, saved, related.learnMoreFiles))),
  };
}

/** Staff alone say under which categories a supplier is listed. */
function categoriesFor({ keeper, forbiddenFields }: SavedFor, related: SupplierRelated) {
  const { categoryIds, subCategoryIds } = related;
  if (keeper === 'Admin' || (!categoryIds && !subCategoryIds)) return { categoryIds, subCategoryIds };
  if (forbiddenFields === 'refuse') throw forbidden('You may not change this field.');
  return {};
}
