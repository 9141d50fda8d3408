type Named = { id: number; name: string };

/** A category to choose. */
export const choiceOf = ({ id, name }: Named) => ({ value: String(id), label: name });

/** Sub categories to choose from, those of several categories in one list by name, whatever the case (R287). */
export const subCategoryChoices = (subCategories: readonly Named[]) =>
  subCategories.map(choiceOf).sort((one, other) => one.label.localeCompare(other.label, 'en-NZ'));
