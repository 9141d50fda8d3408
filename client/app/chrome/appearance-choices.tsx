import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { setColorMode, useColorMode } from '../../theme/color-mode';
import {
  chooseDrawerAppearance,
  type DrawerColor,
  drawerColors,
  drawerPictures,
  drawerStyles,
  type DrawerPicture as Picture,
  useDrawerAppearance,
} from './drawer-appearance';
import { DrawerPicture } from './drawer-picture';

const COLORS: Record<DrawerColor, string> = {
  primary: 'Primary',
  info: 'Info',
  success: 'Success',
  warning: 'Warning',
  danger: 'Danger',
};

const PICTURES: Record<Picture, string> = {
  none: 'Plain',
  coast: 'Coast',
  ferns: 'Ferns',
  waves: 'Waves',
  stars: 'Stars',
};

const MODES = { light: 'Light', dark: 'Dark' } as const;

const Fieldset = chakra('fieldset', { base: { border: '0', p: '0', m: '0', minW: '0' } });
const Legend = chakra('legend', { base: { textStyle: 'label', mb: '2', p: '0' } });

const Choice = chakra('label', {
  base: {
    display: 'grid',
    gap: '1.5',
    justifyItems: 'center',
    position: 'relative',
    flex: '1 1 0',
    minW: '0',
    px: '0.5',
    py: '1.5',
    cursor: 'pointer',
    borderRadius: 'l2',
    borderWidth: '2px',
    borderColor: 'transparent',
    textStyle: 'xs',
    '&:hover': { bg: 'bg.muted' },
    '&:has(:checked)': { borderColor: 'brand.solid', fontWeight: 'semibold' },
    '&:has(:focus-visible)': { outline: '2px solid var(--up-colors-brand-focus-ring)', outlineOffset: '2px' },
  },
});

/** The invisible radio button that covers its choice. */
const Radio = chakra('input', {
  base: { position: 'absolute', inset: '0', zIndex: 'raised', opacity: '0', m: '0', cursor: 'pointer' },
});

type Props<Value extends string> = {
  legend: string;
  labels: Readonly<Record<Value, string>>;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
  sample?: (value: Value) => ReactNode;
};

/** A few choices, each with a preview; choosing one applies it at once. */
function Choices<Value extends string>({ legend, labels, values, chosen, onChoose, sample }: Props<Value>) {
  const name = useId();
  return (
    <Fieldset>
      <Legend>{legend}</Legend>
      <Flex gap="0.5" mx="-1.5">
        {values.map((value) => (
          <Choice key={value}>
            <Radio
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {sample?.(value)}
            <Text as="span">{labels[value]}</Text>
          </Choice>
        ))}
      </Flex>
    </Fieldset>
  );
}

const Sample = chakra(Box, {
  base: { position: 'relative', overflow: 'hidden', bg: 'bg.inverted', borderRadius: 'l1' },
});

/** The choices for the drawer's colour and picture, and for light or dark (R048). This browser saves them. */
export function AppearanceChoices() {
  const { color, picture } = useDrawerAppearance();
  const mode = useColorMode();
  return (
    <>
      <Choices
        legend="Menu colour"
        labels={COLORS}
        values={drawerColors}
        chosen={color}
        onChoose={(chosen) => chooseDrawerAppearance({ color: chosen })}
        sample={(value) => <Sample boxSize="8" css={drawerStyles(value)} />}
      />
      <Choices
        legend="Menu background"
        labels={PICTURES}
        values={drawerPictures}
        chosen={picture}
        onChoose={(chosen) => chooseDrawerAppearance({ picture: chosen })}
        sample={(value) => (
          <Sample w="12" h="20" css={drawerStyles(color)}>
            <DrawerPicture picture={value} />
          </Sample>
        )}
      />
      <Choices
        legend="Theme"
        labels={MODES}
        values={['light', 'dark']}
        chosen={mode}
        onChoose={setColorMode}
      />
    </>
  );
}
