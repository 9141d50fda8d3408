import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

type IconProps = HTMLChakraProps<'svg'>;

/**
 * Creates a line icon on a 24 px grid, drawn for Uplift: 1.75 strokes, round ends. Decorative unless it has a label.
 */
export function lineIcon(name: string, d: string) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per icon, when the module loads
  function Icon(props: IconProps) {
    return (
      <chakra.svg
        viewBox="0 0 24 24"
        boxSize="1.25em"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        flexShrink="0"
        aria-hidden={props['aria-label'] ? undefined : true}
        role={props['aria-label'] ? 'img' : undefined}
        {...props}
      >
        <path d={d} />
      </chakra.svg>
    );
  }
  Icon.displayName = `${name}Icon`;
  return Icon;
}
