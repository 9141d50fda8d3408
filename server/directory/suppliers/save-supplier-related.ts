import type { ForbiddenFields } from '../../kits/records/permitted-changes.js';
import type { Changes } from '../../platform/activity/changes.js';
import { forbidden } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { saveChildren } from './save-supplier-children.js';
import { saveCategories } from './supplier-categories.js';
import { learnMoreFiles, testimonials, workExamples } from './supplier-children.js';
import type { SupplierRelated } from './supplier-input.js';

/** The supplier whose rows are saved, and the role of the caller. */
interface SavedFor {
  supplierId: number;
  isNew: boolean;
  editorRole: string;
  forbiddenFields: ForbiddenFields;
}

/** Saves the categories and child rows of a supplier that were sent. Returns the changes. */
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

/** Returns the categories to save. Only staff choose the categories of a supplier. */
function categoriesFor({ editorRole, forbiddenFields }: SavedFor, related: SupplierRelated) {
  const { categoryIds, subCategoryIds } = related;
  if (editorRole === 'Admin' || (!categoryIds && !subCategoryIds)) return { categoryIds, subCategoryIds };
  if (forbiddenFields === 'refuse') throw forbidden('You may not change this field.');
  return {};
}
