type Named = { id: number; name: string };

/** A category to choose. */
export const choiceOf = ({ id, name }: Named) => ({ value: String(id), label: name });

/**
 * Sub categories to choose from, those of several categories in one list: first those that staff gave a place, as they
 * come, then the others by name, whatever the case (R287).
 */
export const subCategoryChoices = (subCategories: readonly (Named & { position: number | null })[]) => {
  const placed = subCategories.filter(({ position }) => position !== null);
  const others = subCategories.filter(({ position }) => position === null);
  return [
    ...placed.map(choiceOf),
    ...others.map(choiceOf).sort((one, other) => one.label.localeCompare(other.label, 'en-NZ')),
  ];
};
