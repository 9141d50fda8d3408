type Named = { id: number; name: string };

/** Returns a category as a choice. */
export const choiceOf = ({ id, name }: Named) => ({ value: String(id), label: name });

/**
 * Returns the sub categories of several categories as choices in one list: first those that staff have ordered, in that
 * order, then the others by name, ignoring case (R287).
 */
export const subCategoryChoices = (subCategories: readonly (Named & { position: number | null })[]) => {
  const placed = subCategories.filter(({ position }) => position !== null);
  const others = subCategories.filter(({ position }) => position === null);
  return [
    ...placed.map(choiceOf),
    ...others.map(choiceOf).sort((one, other) => one.label.localeCompare(other.label, 'en-NZ')),
  ];
};
