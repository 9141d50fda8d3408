import { Box, Button, Flex, IconButton, Input, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldFrame } from '../../forms/field-frame';
import { registered } from '../../forms/registered';
import { formatCount } from '../../lib/format';
import { PlusIcon, TrashIcon } from '../../ui/icons';
import { SectionCard } from '../../ui/section-card';
import type { Category, CategoryForm } from './category-fields';

type Props = { form: CategoryForm; category: Category | null };

const suppliersIn = (count: number) => `${formatCount(count)} ${count === 1 ? 'supplier' : 'suppliers'}`;

/**
 * The sub categories of a category, added, renamed and deleted in its form: all is saved at once. They stand by name
 * (R287), so there is no order to choose. One that suppliers are in stays (A155).
 */
export function SubCategoriesCard({ form, category }: Props) {
  const add = useRef<HTMLButtonElement>(null);
  const rows = useWatch({ control: form.control, name: 'children' });
  const change = (children: typeof rows) =>
    form.setValue('children', children, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const countOf = (id: number | null) =>
    category?.children.find((child) => child.id === id)?.supplierCount ?? 0;
  const remove = (index: number) => {
    const id = rows[index]?.id;
    const removed = form.getValues('removedChildIds');
    if (id) form.setValue('removedChildIds', [...removed, id], { shouldDirty: true });
    change(rows.filter((_, place) => place !== index));
    add.current?.focus();
  };
  return (
    <SectionCard title="Sub categories" description="They stand by name, whether capitals or not.">
      {rows.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          None yet.
        </Text>
      )}
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {rows.map(({ id, name }, index) => (
          <Flex as="li" key={id ?? `new-${String(index)}`} gap="2" align="flex-start">
            <Box flex="1" minW="0">
              <FieldFrame
                form={form}
                name={`children.${index}.name`}
                label={`Sub category ${index + 1}`}
                hint={id ? suppliersIn(countOf(id)) : undefined}
              >
                {(described) => (
                  <Input maxLength={100} {...described} {...registered(form, `children.${index}.name`)} />
                )}
              </FieldFrame>
            </Box>
            <IconButton
              mt="6"
              size="sm"
              variant="ghost"
              colorPalette="danger"
              disabled={countOf(id) > 0}
              aria-label={`Delete ${name.trim() || `sub category ${index + 1}`}`}
              title={countOf(id) > 0 ? 'Suppliers are listed under it' : undefined}
              onClick={() => remove(index)}
            >
              <TrashIcon />
            </IconButton>
          </Flex>
        ))}
      </Box>
      <Box>
        <Button
          ref={add}
          size="sm"
          variant="outline"
          colorPalette="neutral"
          onClick={() => {
            change([...rows, { id: null, name: '' }]);
            // The field is there once the list has been drawn again.
            requestAnimationFrame(() => form.setFocus(`children.${rows.length}.name`));
          }}
        >
          <PlusIcon /> Add a sub category
        </Button>
      </Box>
    </SectionCard>
  );
}
