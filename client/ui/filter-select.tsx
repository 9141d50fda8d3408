import { Box, type BoxProps, chakra, useSlotRecipe } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ChevronDownIcon } from './pictograms';

/** A native select in our style, for public pages: Chakra's brings its form fields into the first load. */
export function PlainSelect(props: React.ComponentProps<typeof chakra.select>) {
  const styles = useSlotRecipe({ key: 'nativeSelect' })();
  return (
    <Box css={styles.root}>
      <chakra.select css={styles.field} textOverflow="ellipsis" {...props} />
      <Box css={styles.indicator} aria-hidden>
        <ChevronDownIcon />
      </Box>
    </Box>
  );
}

type Props = Pick<BoxProps, 'hideFrom' | 'gridColumn'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** The options of the select. */
  children: ReactNode;
};

/** A picker that acts as soon as an option is chosen. */
export function FilterSelect({ label, onChange, hideFrom, gridColumn, ...props }: Props) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the picker starts to work
  useEffect(() => {
    // An option that was chosen before the scripts arrived.
    const { value = '', options = [] } = select.current ?? {};
    const isKnown = Array.from(options, (option) => option.value).includes(props.value);
    if (isKnown && value !== props.value) onChange(value);
  }, []);
  return (
    <Box minW="0" hideFrom={hideFrom} gridColumn={gridColumn}>
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1.5">
        {label}
      </chakra.label>
      <PlainSelect ref={select} id={id} onChange={(event) => onChange(event.target.value)} {...props} />
    </Box>
  );
}
